import { deletionId, type AuditAction } from '@app/domain/audit';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aBlogPost, aCase, aContact, aPartner, BUILT_AT } from '@app/seed/builders';
import { aLawConfirmation } from '@app/seed/law-builders';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

let boss: string;

beforeAll(async () => {
  boss = await person('boss', 'admin');
  await db.doc(paths.profile(boss)).update({ full_name: 'อนันต์ ศรีสุข' });
});

/** The log entries of a subject, as soon as there are this many. */
async function logOf(subject: string, count: number) {
  const read = async () => {
    const found = await db.collection(COLLECTIONS.auditLog).where('subject', '==', subject).get();
    return found.docs.map((entry): Record<string, unknown> => ({ id: entry.id, ...entry.data() }));
  };
  await until(`the log of ${subject}`, read, (all) => all.filter((one) => one.search_words).length >= count);
  await quiet();
  return read();
}

const signature = () => {
  const at = Timestamp.now();
  return { updated_at: at, updated_by: { uid: boss, at } };
};
const byBoss = (action: AuditAction) => ({
  action,
  actor_id: boss,
  actor_role: 'admin',
  actor_name: 'อนันต์ ศรีสุข',
});

describe('a decision on an application', () => {
  it('that is signed is recorded with actor and time, in the log and in the partner record', async () => {
    const uid = await person('applicant');
    await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid }));
    const at = Timestamp.now();
    const { writeTime } = await db
      .doc(paths.partner(uid))
      .update({ status: 'Approved', updated_by: { uid: boss, at } });
    const log = await logOf(paths.partner(uid), 1);
    const names = { company_name: aPartner().company_name, contact_person: aPartner().contact_person };
    expect(log).toEqual([expect.objectContaining({ ...byBoss('partner_approved'), details: names })]);
    expect((log[0]?.at as Timestamp).toMillis()).toBe(writeTime.toDate().getTime());
    const record = await db.doc(paths.partner(uid)).get();
    expect(record.get('decided_by')).toBe(boss);
    expect((record.get('decided_at') as Timestamp).toMillis()).toBe(writeTime.toDate().getTime());
  });

  it('that is not signed is recorded without an actor', async () => {
    const uid = await person('applicant');
    await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid }));
    await db.doc(paths.partner(uid)).update({ status: 'Rejected' });
    expect(await logOf(paths.partner(uid), 1)).toEqual([
      // Without the names of an applicant for whom the firm does not vouch.
      expect.objectContaining({ action: 'partner_rejected', actor_id: null, actor_name: '', details: {} }),
    ]);
    expect((await db.doc(paths.partner(uid)).get()).get('decided_by')).toBeNull();
  });

  it('that approves deletes the reason for opening the application again, and no other decision deletes its own', async () => {
    const uid = await person('applicant');
    const record = db.doc(paths.partner(uid));
    await record.set(aPartner({ user_id: uid, status: 'Rejected' }));
    const decide = async (change: object) => {
      const at = Timestamp.now();
      const { writeTime } = await record.update({ ...change, updated_by: { uid: boss, at } });
      const decidedAt = async () =>
        ((await record.get()).get('decided_at') as Timestamp | undefined)?.toMillis();
      await until('the recorded decision', decidedAt, (time) => time === writeTime.toDate().getTime());
      return (await record.get()).get('decision_reason') as unknown;
    };
    expect(await decide({ status: 'Pending', decision_reason: 'เอกสารครบแล้ว' })).toBe('เอกสารครบแล้ว');
    expect(await decide({ status: 'Approved' })).toBeUndefined();
    expect(await decide({ status: 'Suspended', decision_reason: 'ใบอนุญาตหมดอายุ' })).toBe('ใบอนุญาตหมดอายุ');
    expect(await decide({ status: 'Approved', decision_reason: 'ต่อใบอนุญาตแล้ว' })).toBe('ต่อใบอนุญาตแล้ว');
  });

  it('and each later one about the partner is an entry of its kind, without the reason', async () => {
    const uid = await person('applicant');
    const record = db.doc(paths.partner(uid));
    await record.set(aPartner({ user_id: uid, status: 'Rejected' }));
    const decisions = [
      ['Pending', 'partner_reopened'],
      ['Approved', 'partner_approved'],
      ['Suspended', 'partner_suspended'],
      ['Approved', 'partner_reinstated'],
    ] as const;
    for (const [status] of decisions)
      await record.update({
        status,
        decision_reason: 'ลูกหนี้ร้องเรียนเรื่องการโทรกลางคืน',
        updated_by: { uid: boss, at: Timestamp.now() },
      });
    const log = await logOf(paths.partner(uid), decisions.length);
    expect(log).toHaveLength(decisions.length);
    expect(log).toEqual(
      expect.arrayContaining(decisions.map(([, action]): unknown => expect.objectContaining(byBoss(action)))),
    );
    expect(JSON.stringify(log)).not.toContain('ลูกหนี้');
  });
});

it('another name of a partner who was approved is recorded and admins are notified; one of an applicant is not', async () => {
  const rename = async (
    status: 'Approved' | 'Pending',
    change: { company_name: string } | { contact_person: string },
  ) => {
    const uid = await person('renamed');
    const record = db.doc(paths.partner(uid));
    const before = { company_name: 'บจก. เดิม', contact_person: 'สมชาย ใจดี' };
    await record.set(aPartner({ user_id: uid, status, ...before }));
    await record.update(change);
    return uid;
  };
  const [vetted, otherPerson, applicant] = await Promise.all([
    rename('Approved', { company_name: 'ธนาคารใหญ่ จำกัด' }),
    rename('Approved', { contact_person: 'กรมบังคับคดี' }),
    rename('Pending', { company_name: 'ธนาคารเล็ก จำกัด' }),
  ]);
  expect(await logOf(paths.partner(vetted), 1)).toEqual([
    expect.objectContaining({
      action: 'partner_renamed',
      actor_id: vetted,
      actor_role: 'partner',
      details: { from: 'บจก. เดิม', to: 'ธนาคารใหญ่ จำกัด' },
    }),
  ]);
  expect(await logOf(paths.partner(otherPerson), 1)).toEqual([
    expect.objectContaining({
      action: 'partner_renamed',
      details: { from_person: 'สมชาย ใจดี', to_person: 'กรมบังคับคดี' },
    }),
  ]);
  const told = async (uid: string) =>
    (await db.collection('notifications').where('params.partner_id', '==', uid).get()).docs.filter(
      (one) => one.get('user_id') === boss && one.get('kind') === 'partner_renamed',
    ).length;
  await until(
    'the notification',
    async () => [await told(vetted), await told(otherPerson)],
    (counts) => counts.every((count) => count === 1),
  );
  await quiet();
  expect([await told(applicant), (await logOf(paths.partner(applicant), 0)).length]).toEqual([0, 0]);
});

it('assigning, reassigning and unassigning a case are recorded; a status is not', async () => {
  const path = paths.case(newId('case'));
  await db.doc(path).set(aCase());
  await db.doc(path).update({ partner_id: 'p1', status: 'In Progress', ...signature() });
  await db.doc(path).update({ partner_id: 'p2', status: 'In Progress', ...signature() });
  await db.doc(path).update({ status: 'Completed', updated_at: Timestamp.now() });
  await db.doc(path).update({ partner_id: null, status: 'Submitted', ...signature() });
  const log = await logOf(path, 3);
  const details = (from_partner_id: string | null, to_partner_id: string | null) => ({
    from_partner_id,
    to_partner_id,
  });
  expect(log).toHaveLength(3);
  expect(log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...byBoss('case_assigned'), details: details(null, 'p1') }),
      expect.objectContaining({ ...byBoss('case_assigned'), details: details('p1', 'p2') }),
      expect.objectContaining({ ...byBoss('case_unassigned'), details: details('p2', null) }),
    ]),
  );
  expect(JSON.stringify(log)).not.toMatch(new RegExp(aCase().debtor_name));
});

describe.each([
  ['contact_deleted', paths.contact, aContact({ created_at: BUILT_AT })],
  ['post_deleted', paths.blogPost, aBlogPost({ published_at: BUILT_AT })],
] as const)('%s', (action, pathOf, document) => {
  it('is recorded once, without an actor or with the one named in the deletion', async () => {
    const [plain, signed] = [newId('plain'), newId('signed')];
    await Promise.all(
      [plain, signed].map((id) =>
        db.doc(pathOf(id)).set({ ...document, ...('slug' in document && { slug: id.toLowerCase() }) }),
      ),
    );
    await db.doc(pathOf(plain)).delete();
    const batch = db.batch();
    batch.delete(db.doc(pathOf(signed)));
    batch.set(db.doc(paths.auditEntry(deletionId(action, signed, BUILT_AT.getTime()))), {
      actor_id: boss,
      actor_role: 'admin',
      action,
      subject: pathOf(signed),
      details: {},
      at: Timestamp.now(),
    });
    await batch.commit();
    expect(await logOf(pathOf(plain), 1)).toEqual([expect.objectContaining({ action, actor_id: null })]);
    expect(await logOf(pathOf(signed), 1)).toEqual([expect.objectContaining(byBoss(action))]);
  });
});

it("a lawyer's confirmation of a table is recorded, with who entered it and without the lawyer's name", async () => {
  const path = paths.lawVersion('limitation', 1);
  const { confirmed_by, ...rest } = aLawConfirmation({
    table: 'limitation',
    created_by: boss,
    created_at: new Date(),
  });
  await db.doc(path).set({ ...rest, confirmed_by });
  const log = await logOf(path, 1);
  expect(log).toEqual([
    expect.objectContaining({
      ...byBoss('law_confirmed'),
      details: { table: 'limitation', n: 1, confirmed_on: rest.confirmed_on },
    }),
  ]);
  expect(JSON.stringify(log)).not.toContain(confirmed_by.name);
});

it('a look-up of an e-mail address is recorded, a refused one is not', async () => {
  const uid = await person('customer');
  const stranger = await person('stranger');
  expect((await call('getUserEmailById', await signIn(stranger), { userId: uid })).status).toBe(403);
  expect((await call('getUserEmailById', await signIn(boss), { userId: uid })).status).toBe(200);
  expect(await logOf(paths.profile(uid), 1)).toEqual([expect.objectContaining(byBoss('email_looked_up'))]);
});
