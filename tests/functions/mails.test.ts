import { addDays, addMonths, dayOf } from '@app/domain/calendar';
import { pages, paths } from '@app/domain/paths';
import type { Role } from '@app/domain/roles';
import { aCase, aNotification, aPartner, aSetOfPreferences } from '@app/seed/builders';
import { aClaimSheet } from '@app/seed/claim-builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { leave } from './buckets.ts';
import { functions } from './run-function.ts';
import { emailOf, person } from './people.ts';
import { auth, db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const DAY_MS = 86_400_000;

/** The mails to a person, the oldest first. */
async function mailsTo(uid: string) {
  const { docs } = await db.collection('mail').where('to', '==', emailOf(uid)).get();
  return docs.map((found) => ({
    id: found.id,
    ...(found.data() as {
      message: { subject: string; text: string; html: string; headers: Record<string, string> };
    }),
  }));
}

async function verified(name: string, role?: Role): Promise<string> {
  const uid = await person(name, role);
  await auth.updateUser(uid, { emailVerified: true });
  return uid;
}

const notify = (user_id: string, kind: 'case_update_added' | 'case_assigned') =>
  db.doc(paths.notification(newId('told'))).set(
    aNotification({
      user_id,
      kind,
      created_at: new Date(),
      params: { case_id: 'c1', case_number: 'DC-6911-0042' },
      title: 'สมชาย ลูกหนี้ ฿485,000',
      message: 'สมชาย ลูกหนี้ ฿485,000',
    }),
  );
const sendDigests = (days: number) => functions.run('sendDigestsDaily', {}, { aheadMs: days * DAY_MS });
const stopLink = (text: string) => /\S+\/mail\/stop\?\S+/.exec(text)?.[0] ?? '';
const open = async (address: string, method = 'GET') => {
  const answer = await fetch(address, { method, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const offOf = async (uid: string): Promise<unknown> =>
  (await db.doc(paths.preferences(uid)).get()).get('mail_off') ?? [];

describe('the daily digest', () => {
  let reader: string;
  let doubtful: string;
  let silent: string;
  beforeAll(async () => {
    // Another file's run may have been in the future.
    await db.doc(paths.mailRun('digest')).delete();
    [reader, doubtful, silent] = await Promise.all([
      verified('Reader'),
      person('Doubtful'),
      verified('Silent'),
    ]);
    await Promise.all([
      auth.updateUser(doubtful, { emailVerified: false }),
      db
        .doc(paths.preferences(reader))
        .set(aSetOfPreferences({ language: 'en', muted_kinds: [], mail_off: ['case_assigned'] })),
      db.doc(paths.preferences(silent)).set(aSetOfPreferences({ muted_kinds: [], mail_off: ['digest'] })),
      ...[reader, doubtful, silent].map((uid) => notify(uid, 'case_update_added')),
      notify(reader, 'case_assigned'),
    ]);
    await sendDigests(1);
  });

  it('goes to a verified address, once a day, in the reader’s language, and names nobody', async () => {
    await sendDigests(1);
    const [mail, ...others] = await mailsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.message.text).toContain('- DC-6911-0042 · New progress\n');
    expect(mail?.message.html).toContain('<html lang="en"');
    // The choice "not by e-mail" holds for its kind alone.
    expect(mail?.message.text).not.toContain('Case assigned');
    // The token of a link may have any digits.
    const words = [mail?.message.subject, mail?.message.text, mail?.message.html].join('\n');
    expect(words.replace(/https?:[^\s"<]+/g, '')).not.toMatch(/สมชาย|485/);
  });

  it('does not go to an address that nobody has verified, nor to who has turned it off', async () => {
    expect(await mailsTo(doubtful)).toEqual([]);
    expect(await mailsTo(silent)).toEqual([]);
  });

  it('is not repeated the next day', async () => {
    await sendDigests(2);
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('has a link that shows a page and changes nothing until its button is pressed', async () => {
    const [mail] = await mailsTo(reader);
    const address = stopLink(mail?.message.text ?? '');
    expect(mail?.message.headers).toMatchObject({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const shown = await open(address);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.html).toContain('Stop these emails?');
    expect(await offOf(reader)).toEqual(['case_assigned']);
    const done = await open(address, 'POST');
    expect(done.html).toContain('These emails have been stopped');
    expect(await offOf(reader)).toEqual(['case_assigned', 'digest']);
    await open(address, 'POST');
    expect(await offOf(reader)).toEqual(['case_assigned', 'digest']);
    await notify(reader, 'case_update_added');
    await sendDigests(3);
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('has a link that nobody else can make: another account’s choices stay', async () => {
    const [mail] = await mailsTo(reader);
    const address = new URL(stopLink(mail?.message.text ?? ''));
    const [, seal] = (address.searchParams.get('token') ?? '').split('.');
    address.searchParams.set('token', `${Buffer.from(`digest:${doubtful}`).toString('base64url')}.${seal}`);
    const refused = await open(address.href, 'POST');
    expect(refused.status).toBe(404);
    expect(refused.html).toContain('This link does not work');
    expect(await offOf(doubtful)).toEqual([]);
  });
});

describe('a decision on an application', () => {
  const approve = async (uid: string) => {
    const partner = db.doc(paths.partner(uid));
    await partner.set(aPartner({ user_id: uid, status: 'Pending' }));
    await partner.update({ status: 'Approved' });
    await until(
      'the notification',
      async () => (await db.collection('notifications').where('user_id', '==', uid).get()).docs,
      (all) => all.some((one) => one.get('kind') === 'partner_approved'),
    );
  };

  it('is mailed at once, in Thai without a choice, with a way out; off, it is not mailed', async () => {
    const [applicant, quiet] = await Promise.all([verified('Applicant'), verified('Quiet')]);
    await db.doc(paths.preferences(quiet)).set(aSetOfPreferences({ mail_off: ['partner_approved'] }));
    await Promise.all([approve(quiet), approve(applicant)]);
    const [mail] = await until(
      'the mail',
      () => mailsTo(applicant),
      (all) => all.length > 0,
    );
    expect(mail?.id).toMatch(/^notice-/);
    expect(mail?.message.html).toContain('<html lang="th"');
    expect(mail?.message.text).toContain(pages.partnerDashboard);
    expect(await mailsTo(quiet)).toEqual([]);
    // An account without settings gets some.
    await open(stopLink(mail?.message.text ?? ''), 'POST');
    expect(await offOf(applicant)).toEqual(['partner_approved']);
    expect((await db.doc(paths.preferences(applicant)).get()).data()).toMatchObject({
      language: null,
      muted_kinds: [],
      views: {},
    });
  });

  it('is left to the digest when a reader has had as many of a kind as are mailed in a day; other kinds are mailed', async () => {
    const busy = await verified('Busy');
    const mailed = (count: number) =>
      until(
        `${count} mails`,
        () => mailsTo(busy),
        (all) => all.length === count,
      );
    const decide = (status: 'Suspended' | 'Approved' | 'Rejected') =>
      db.doc(paths.partner(busy)).update({ status });
    await approve(busy);
    await decide('Suspended');
    await mailed(2);
    await leave('mails_partner_standing', busy, 0);
    await decide('Approved');
    await until(
      'the third notification',
      async () => (await db.collection('notifications').where('user_id', '==', busy).get()).size,
      (size) => size === 3,
    );
    await decide('Rejected');
    await mailed(3);
    await quiet();
    expect((await mailsTo(busy)).map(({ id }) => id.slice(0, 7))).toEqual(['notice-', 'notice-', 'notice-']);
    await db.doc(paths.mailRun('digest')).delete();
    await sendDigests(1);
    const mails = await mailed(4);
    const digest = mails.find(({ id }) => id.startsWith('digest-'));
    expect(digest?.message.text.match(/^- /gm)).toHaveLength(1);
  });

  it('leads nowhere once the account is deleted', async () => {
    const leaver = await verified('Leaver');
    await approve(leaver);
    const [mail] = await until(
      'the mail',
      () => mailsTo(leaver),
      (all) => all.length > 0,
    );
    const address = stopLink(mail?.message.text ?? '');
    expect((await open(address)).status).toBe(200);
    await db.doc(paths.profile(leaver)).delete();
    expect((await open(address)).status).toBe(404);
    expect((await open(address, 'POST')).status).toBe(404);
    expect(await offOf(leaver)).toEqual([]);
  });
});

describe('an alert of limitation', () => {
  const statedIn = async (caseId: string) =>
    (await db.collection(paths.caseEvents(caseId)).where('kind', '==', 'claim_stated').get()).size;

  /** States a returned cheque with so many days left for a complaint, and waits until the server has worked on it. */
  async function state(creditor: string, caseId: string, daysLeft: number): Promise<void> {
    const before = await statedIn(caseId);
    await db.doc(paths.claimSheet(caseId)).set({
      ...aClaimSheet({ case_id: caseId, user_id: creditor, updated_by: creditor }),
      debt_type: 'cheque',
      cheques: [{ first_returned_on: addMonths(addDays(dayOf(new Date()), daysLeft), -3) }],
      updated_at: new Date(),
    });
    await until(
      'the history',
      () => statedIn(caseId),
      (count) => count > before,
    );
    await quiet();
  }
  async function newCase(creditor: string): Promise<string> {
    const caseId = newId('case');
    await db.doc(paths.case(caseId)).set(aCase({ user_id: creditor }));
    return caseId;
  }
  const mailed = (uid: string, count: number) =>
    until(
      `${count} mails`,
      () => mailsTo(uid),
      (all) => all.length === count,
    );

  it('is not mailed again once its event is no longer retried', async () => {
    const creditor = await verified('Creditor');
    const caseId = await newCase(creditor);
    await state(creditor, caseId, 12);
    const [mail] = await mailed(creditor, 1);
    const id = mail?.id ?? '';
    // As after a week, by the time to live.
    await db.doc(paths.mail(id)).delete();
    await state(creditor, caseId, 12);
    await mailed(creditor, 1);
    await db.doc(paths.mail(id)).delete();
    const notification = db.doc(paths.notification(id.replace('notice-', '')));
    await notification.update({ created_at: new Date(Date.now() - DAY_MS) });
    await state(creditor, caseId, 12);
    expect(await mailsTo(creditor)).toEqual([]);
  });

  it('with few days left is mailed also when those with more have used up the day', async () => {
    const creditor = await verified('Creditor');
    await state(creditor, await newCase(creditor), 12);
    await mailed(creditor, 1);
    await leave('mails_limitation_near', creditor, 0);
    await state(creditor, await newCase(creditor), 12);
    expect(await mailsTo(creditor)).toHaveLength(1);
    await state(creditor, await newCase(creditor), 4);
    await mailed(creditor, 2);
  });

  it('with few days left is mailed to an admin also when another customer’s have used up the day', async () => {
    const [admin, flood, other] = [
      await verified('Admin', 'admin'),
      await verified('Flood'),
      await verified('Other'),
    ];
    await leave('urgent_mails_limitation_near', `${admin} of ${flood}`, 0);
    const alertOf = async (customer: string) => {
      const caseId = await newCase(customer);
      await state(customer, caseId, 4);
      const alerts = db
        .collection('notifications')
        .where('user_id', '==', admin)
        .where('kind', '==', 'limitation_near');
      const [id] = await until(
        'the alert',
        async () => (await alerts.where('params.case_id', '==', caseId).get()).docs.map(({ id }) => id),
        ({ length }) => length === 1,
      );
      return `notice-${id}`;
    };
    const [unmailed, alert] = [await alertOf(flood), await alertOf(other)];
    const mailed = await until(
      'the mail',
      async () => (await mailsTo(admin)).map(({ id }) => id),
      (ids) => ids.includes(alert),
    );
    expect(mailed).not.toContain(unmailed);
  });
});
