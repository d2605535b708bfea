import { pages, paths } from '@app/domain/paths';
import { aNotification, aPartner, aSetOfPreferences } from '@app/seed/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { leave } from './buckets.ts';
import { deliver } from './deliver.ts';
import { mailsTo, verified } from './mailbox.ts';
import { functions } from './run-function.ts';
import { person } from './people.ts';
import { auth, db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const notify = (
  user_id: string,
  kind: 'case_update_added' | 'case_assigned',
  link_to: string = pages.customerCase('c1'),
) =>
  db.doc(paths.notification(newId('told'))).set(
    aNotification({
      user_id,
      kind,
      created_at: new Date(),
      link_to,
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

  it('says nothing of a case to a partner who was suspended, or to an admin who is none any more', async () => {
    const uid = await verified('Ended');
    await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid, status: 'Suspended' }));
    for (const link_to of [pages.partnerCase('c1'), pages.adminCase('c1')])
      await notify(uid, 'case_update_added', link_to);
    await db.doc(paths.mailRun('digest')).delete();
    await sendDigests(1);
    expect(await mailsTo(uid)).toEqual([]);
    await db.doc(paths.partner(uid)).update({ status: 'Approved' });
    await db.doc(paths.mailRun('digest')).delete();
    await sendDigests(1);
    const digest = (await mailsTo(uid)).find(({ id }) => id.startsWith('digest-'));
    expect(digest?.message.text.match(/^- /gm)).toHaveLength(1);
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
    const [applicant, unmailed] = await Promise.all([verified('Applicant'), verified('Unmailed')]);
    await db.doc(paths.preferences(unmailed)).set(aSetOfPreferences({ mail_off: ['partner_approved'] }));
    await approve(unmailed);
    await approve(applicant);
    const [mail] = await until(
      'the mail',
      () => mailsTo(applicant),
      (all) => all.length > 0,
    );
    expect(mail?.id).toMatch(/^notice-/);
    expect(mail?.message.html).toContain('<html lang="th"');
    expect(mail?.message.text).toContain(pages.partnerDashboard);
    await quiet();
    expect(await mailsTo(unmailed)).toEqual([]);
    // An account without settings gets some.
    await open(stopLink(mail?.message.text ?? ''), 'POST');
    expect(await offOf(applicant)).toEqual(['partner_approved']);
    expect((await db.doc(paths.preferences(applicant)).get()).data()).toMatchObject({
      language: null,
      muted_kinds: [],
      views: {},
    });
  });

  it('is mailed also when its event is delivered two hours late', async () => {
    const applicant = await verified('Delayed');
    const record = aPartner({ user_id: applicant, status: 'Approved' });
    await db.doc(paths.partner(applicant)).set(record);
    await quiet();
    const text = (stringValue: string) => ({ stringValue });
    const fields = (status: string) => ({
      status: text(status),
      company_name: text(record.company_name),
      contact_person: text(record.contact_person),
    });
    const change = {
      eventId: newId('event'),
      document: paths.partner(applicant),
      before: fields('Pending'),
      after: fields('Approved'),
      updateTime: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
    };
    await deliver('followPartner', change, 1);
    const [mail] = await until(
      'the mail',
      () => mailsTo(applicant),
      (all) => all.length > 0,
    );
    expect(mail?.id).toMatch(/^notice-/);
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
