import { COLLECTIONS, paths } from '@app/domain/paths';
import type { MutableKind } from '@app/domain/notification';
import { aCase, aCaseUpdate, aContact, aPartner, aSetOfPreferences } from '@app/seed/builders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { expectTold, forgetPace, notifications, wordsOf } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

/** Present in the documents of these tests; no notification may contain it. */
const DEBTOR = 'นายลูกหนี้ทดสอบ';
const AMOUNT = 987_654.32;

let boss: string;
let deputy: string;
let customer: string;
let first: string;
let second: string;

beforeAll(async () => {
  // Admins of other files get no notifications from here on.
  const others = await db.collection(COLLECTIONS.profiles).where('role', '==', 'admin').get();
  await Promise.all(others.docs.map(({ ref }) => ref.update({ disabled: true })));
  [boss, deputy, customer] = await Promise.all([
    person('boss', 'admin'),
    person('deputy', 'admin'),
    person('customer'),
  ]);
  const locked = await person('locked', 'admin');
  await db.doc(paths.profile(locked)).update({ disabled: true });
  [first, second] = await Promise.all([
    person('first', 'partner', 'Approved'),
    person('second', 'partner', 'Approved'),
  ]);
  // Trigger every function once, so that its process runs before any test relies on a pause.
  const id = await newCase();
  await Promise.all([
    db.doc(paths.caseUpdate(id, 'first')).set(aCaseUpdate({ case_id: id, user_id: boss })),
    db.doc(paths.contact(newId('contact'))).set(aContact()),
  ]);
  // Of this case and these partners: late events of an earlier file reach the new admins as well.
  const pages = [
    `/admin/case/${id}`,
    '/admin/contact-messages',
    `/admin/partner/${first}`,
    `/admin/partner/${second}`,
  ];
  await until(
    'the first notifications',
    async () => (await notifications()).filter(({ user_id }) => user_id === deputy),
    (told) =>
      pages.every((page) => told.some(({ link_to }) => link_to === page)) &&
      told.some(({ kind, link_to }) => kind === 'case_update_added' && link_to === pages[0]),
  );
  let known = 0;
  for (let now = (await notifications()).length; now !== known; now = (await notifications()).length) {
    known = now;
    await quiet();
  }
});

// Events of an earlier test must not cause folding in a later one.
beforeEach(() => forgetPace());

async function newCase(fields: Parameters<typeof aCase>[0] = {}, id = newId('case')): Promise<string> {
  await db
    .doc(paths.case(id))
    .set(aCase({ user_id: customer, debtor_name: DEBTOR, amount: AMOUNT, ...fields }));
  return id;
}

/** A case in the given state, after both admins were notified of its creation. */
async function settledCase(fields: Parameters<typeof aCase>[0] = {}): Promise<string> {
  const id = await newCase(fields);
  const about = db.collection(COLLECTIONS.notifications).where('params.case_id', '==', id);
  await until(
    'news of the case',
    async () => (await about.get()).size,
    (count) => count === 2,
  );
  return id;
}

const set = (id: string, fields: object) => () =>
  db.doc(paths.case(id)).update({ ...fields, updated_at: new Date() });

describe('a case', () => {
  it('that is new is notified to every admin except the locked one', async () => {
    const id = newId('case');
    await expectTold(
      () => newCase({}, id),
      [boss, deputy].map((admin) => `${admin} case_created /admin/case/${id}`),
    );
  });

  it('that is assigned is notified to partner and customer', async () => {
    const id = await settledCase();
    await expectTold(set(id, { partner_id: first, status: 'In Progress' }), [
      `${first} case_assigned /partner/case/${id}`,
      `${customer} case_assigned /dashboard/case/${id}`,
    ]);
  });

  it('that is unassigned is notified to that partner', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    await expectTold(set(id, { partner_id: null, status: 'Submitted' }), [
      `${first} case_unassigned /partner/dashboard`,
    ]);
  });

  it('that is reassigned, even when finished, is notified to both partners and the customer', async () => {
    const id = await settledCase({ partner_id: first, status: 'Completed' });
    await expectTold(set(id, { partner_id: second, status: 'In Progress' }), [
      `${first} case_unassigned /partner/dashboard`,
      `${second} case_assigned /partner/case/${id}`,
      `${customer} case_assigned /dashboard/case/${id}`,
    ]);
  });

  it('whose partner completes it is notified to customer and admins, with the time of the write and in Thai', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    let written = new Date(0);
    const told = await expectTold(async () => {
      written = (await set(id, { status: 'Completed' })()).writeTime.toDate();
    }, [
      `${customer} case_status_changed /dashboard/case/${id}`,
      `${boss} case_status_changed /admin/case/${id}`,
      `${deputy} case_status_changed /admin/case/${id}`,
    ]);
    for (const notification of told) {
      expect(notification).toMatchObject({
        is_read: false,
        created_at: written,
        params: { case_id: id, status: 'Completed' },
      });
      expect(notification.message).toContain('สำเร็จ');
    }
  });

  it('that is saved without a change, or has a new file, causes no notification', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    await expectTold(async () => {
      await set(id, { status: 'In Progress', partner_id: first })();
      await db.doc(paths.case(id)).update({ status: 'In Progress' });
      await set(id, { file_urls: [`case-files/${customer}/1719900000000-a.pdf`] })();
    }, []);
  });
});

describe('a case update', () => {
  const write = (id: string, user_id: string) => () =>
    db.doc(paths.caseUpdate(id, newId('update'))).set(aCaseUpdate({ case_id: id, user_id }));

  it('by the partner is notified to customer and admins', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    await expectTold(write(id, first), [
      `${customer} case_update_added /dashboard/case/${id}`,
      `${boss} case_update_added /admin/case/${id}`,
      `${deputy} case_update_added /admin/case/${id}`,
    ]);
  });

  it('by an admin is notified to customer, partner and the other admin', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    await expectTold(write(id, boss), [
      `${customer} case_update_added /dashboard/case/${id}`,
      `${first} case_update_added /partner/case/${id}`,
      `${deputy} case_update_added /admin/case/${id}`,
    ]);
  });
});

describe('a partner', () => {
  it('that registers is notified to every admin; approval and rejection only to that partner', async () => {
    const uid = await person('applicant');
    const record = db.doc(paths.partner(uid));
    const registered = await expectTold(
      () => record.set(aPartner({ user_id: uid, company_name: 'บริษัท ผู้สมัคร จำกัด' })),
      [boss, deputy].map((admin) => `${admin} partner_registered /admin/partner/${uid}`),
    );
    expect(registered[0]?.params).toEqual({ partner_id: uid, company_name: 'บริษัท ผู้สมัคร จำกัด' });
    await expectTold(
      () => record.update({ status: 'Approved' }),
      [`${uid} partner_approved /partner/dashboard`],
    );
    await expectTold(() => record.update({ status: 'Rejected' }), [`${uid} partner_rejected /dashboard`]);
    await expectTold(() => record.update({ phone: '02-555-0100' }), []);
  });

  it('that is suspended is notified of that, and of its cases only once it is reinstated', async () => {
    const uid = await person('suspended');
    const record = db.doc(paths.partner(uid));
    await expectTold(
      () => record.set(aPartner({ user_id: uid })),
      [boss, deputy].map((admin) => `${admin} partner_registered /admin/partner/${uid}`),
    );
    await expectTold(
      () => record.update({ status: 'Approved' }),
      [`${uid} partner_approved /partner/dashboard`],
    );
    const id = await settledCase({ partner_id: uid, status: 'In Progress' });
    const note = () =>
      db.doc(paths.caseUpdate(id, newId('update'))).set(aCaseUpdate({ case_id: id, user_id: boss }));
    const others = [
      `${customer} case_update_added /dashboard/case/${id}`,
      `${deputy} case_update_added /admin/case/${id}`,
    ];
    await expectTold(() => record.update({ status: 'Suspended' }), [`${uid} partner_standing /dashboard`]);
    await expectTold(note, others);
    await expectTold(
      () => record.update({ status: 'Approved' }),
      [`${uid} partner_standing /partner/dashboard`],
    );
    await expectTold(note, [...others, `${uid} case_update_added /partner/case/${id}`]);
  });
});

it('a contact message is notified to every admin, without its content', async () => {
  const message = aContact({ name: 'คุณผู้ติดต่อ', message: 'ความลับของผู้ติดต่อ' });
  const told = await expectTold(
    () => db.doc(paths.contact(newId('contact'))).set(message),
    [boss, deputy].map((admin) => `${admin} contact_received /admin/contact-messages`),
  );
  expect(JSON.stringify(told)).not.toMatch(/คุณผู้ติดต่อ|ความลับ/);
});

describe('a receiver who has muted a kind', () => {
  const mute = (uid: string, ...muted_kinds: MutableKind[]) =>
    db.doc(paths.preferences(uid)).set(aSetOfPreferences({ muted_kinds }));
  const unmute = (uid: string) => db.doc(paths.preferences(uid)).delete();
  const write = () => db.doc(paths.contact(newId('contact'))).set(aContact());

  it('as an admin is not notified, the other admin is, and both are after unmuting', async () => {
    await Promise.all([mute(deputy, 'contact_received'), mute(boss, 'partner_registered')]);
    await expectTold(write, [`${boss} contact_received /admin/contact-messages`]);
    await Promise.all([unmute(deputy), unmute(boss)]);
    // Otherwise the second message would be folded into the unread one.
    await forgetPace();
    await expectTold(
      write,
      [boss, deputy].map((admin) => `${admin} contact_received /admin/contact-messages`),
    );
  });

  it('as customer or partner is not notified of it, but of other kinds', async () => {
    const id = await settledCase({ partner_id: first, status: 'In Progress' });
    await Promise.all([mute(customer, 'case_update_added'), mute(first, 'case_assigned')]);
    const note = aCaseUpdate({ case_id: id, user_id: boss });
    await expectTold(
      () => db.doc(paths.caseUpdate(id, newId('update'))).set(note),
      [`${first} case_update_added /partner/case/${id}`, `${deputy} case_update_added /admin/case/${id}`],
    );
    await expectTold(set(id, { partner_id: second, status: 'In Progress' }), [
      `${first} case_unassigned /partner/dashboard`,
      `${second} case_assigned /partner/case/${id}`,
      `${customer} case_assigned /dashboard/case/${id}`,
    ]);
    await expectTold(set(id, { partner_id: first, status: 'In Progress' }), [
      `${second} case_unassigned /partner/dashboard`,
      `${customer} case_assigned /dashboard/case/${id}`,
    ]);
    await Promise.all([unmute(customer), unmute(first)]);
  });
});

// What all tests of this file have caused, in whatever order they ran: no debtor's name or amount, and every text in Thai.
afterAll(async () => {
  const all = await notifications();
  expect(all.length).toBeGreaterThan(5);
  expect(JSON.stringify(all)).not.toContain(DEBTOR);
  expect(wordsOf(all)).not.toMatch(/987.?654/);
  for (const { title, message } of all)
    expect([title, message]).toEqual([expect.stringMatching(/[ก-๙]/), expect.stringMatching(/[ก-๙]/)]);
});
