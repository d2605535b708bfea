import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseUpdate, aContact, aSetOfPreferences } from '@app/seed/builders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { forgetPace, notifications } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

let boss: string;
let deputy: string;
let customer: string;
let partner: string;
let caseId: string;

beforeAll(async () => {
  // Admins of other files get no notifications from here on.
  const others = await db.collection(COLLECTIONS.profiles).where('role', '==', 'admin').get();
  await Promise.all(others.docs.map(({ ref }) => ref.update({ disabled: true })));
  [boss, deputy, customer] = await Promise.all([
    person('boss', 'admin'),
    person('deputy', 'admin'),
    person('customer'),
  ]);
  partner = await person('partner', 'partner', 'Approved');
  caseId = newId('case');
  await db
    .doc(paths.case(caseId))
    .set(aCase({ user_id: customer, partner_id: partner, status: 'In Progress' }));
  await until(
    'news of the case',
    () => toldOf(boss, 'case_created'),
    (told) => told.some(({ params }) => params.case_id === caseId),
  );
});

beforeEach(async () => {
  await quiet();
  await forgetPace();
  const all = await db.collection(COLLECTIONS.notifications).get();
  await Promise.all(all.docs.map(({ ref }) => ref.delete()));
});

const toldOf = async (uid: string, kind: string) =>
  (await notifications()).filter((one) => one.user_id === uid && one.kind === kind);
const countOf = async (uid: string, kind: string) =>
  (await toldOf(uid, kind)).reduce((sum, { params }) => sum + Number(params.count ?? 1), 0);

/** Writes the documents in one batch. */
async function write(documents: (readonly [path: string, data: object])[]): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of documents) batch.set(db.doc(path), data);
  await batch.commit();
}

const letters = (count: number) =>
  Array.from({ length: count }, () => [paths.contact(newId('contact')), aContact()] as const);
const notes = (count: number, user_id = partner) =>
  Array.from({ length: count }, () => {
    return [paths.caseUpdate(caseId, newId('update')), aCaseUpdate({ case_id: caseId, user_id })] as const;
  });

describe('frequent notifications', () => {
  it(
    '150 messages are folded into a few notifications for each admin, with their count',
    { timeout: 600_000 },
    async () => {
      await write(letters(150));
      for (const admin of [boss, deputy])
        await until(
          'all messages',
          () => countOf(admin, 'contact_received'),
          (count) => count >= 150,
          280_000,
        );
      await quiet();
      for (const admin of [boss, deputy]) {
        expect(await countOf(admin, 'contact_received')).toBe(150);
        const told = await toldOf(admin, 'contact_received');
        expect(told.length).toBeLessThanOrEqual(3);
        const [most] = told.toSorted((a, b) => Number(b.params.count) - Number(a.params.count));
        expect(most).toMatchObject({ link_to: '/admin/contact-messages', is_read: false });
        expect(most?.message).toMatch(/^ข้อความใหม่ \d+ รายการตั้งแต่ \d\d\.\d\d น\.$/);
      }
    },
  );

  it('60 updates of a partner are folded for each receiver', { timeout: 900_000 }, async () => {
    await write(notes(60));
    const receivers = [customer, boss, deputy];
    for (const uid of receivers)
      await until(
        'all updates',
        () => countOf(uid, 'case_update_added'),
        (count) => count >= 60,
        280_000,
      );
    await quiet();
    for (const uid of receivers) {
      expect(await countOf(uid, 'case_update_added')).toBe(60);
      expect((await toldOf(uid, 'case_update_added')).length).toBeLessThanOrEqual(21);
    }
    expect(await toldOf(partner, 'case_update_added')).toEqual([]);
  });

  it('are not sent to an admin who has muted the kind', async () => {
    await db.doc(paths.preferences(deputy)).set(aSetOfPreferences({ muted_kinds: ['contact_received'] }));
    await write(letters(4));
    await until(
      'the messages',
      () => countOf(boss, 'contact_received'),
      (count) => count === 4,
    );
    await quiet();
    expect(await toldOf(deputy, 'contact_received')).toEqual([]);
    await db.doc(paths.preferences(deputy)).delete();
    await write(letters(1));
    await until(
      'the next',
      () => countOf(deputy, 'contact_received'),
      (count) => count === 1,
    );
  });
});

describe('the twins', () => {
  it('few updates and few messages are notified one by one', async () => {
    await write([...notes(3), ...letters(1)]);
    await until(
      'the updates',
      () => countOf(boss, 'case_update_added'),
      (count) => count === 3,
    );
    await until(
      'the message',
      () => countOf(boss, 'contact_received'),
      (count) => count === 1,
    );
    await quiet();
    const told = [...(await toldOf(boss, 'case_update_added')), ...(await toldOf(boss, 'contact_received'))];
    expect(told.map(({ params }) => params.count)).toEqual([undefined, undefined, undefined, undefined]);
    expect(new Set(told.map(({ link_to }) => link_to))).toEqual(
      new Set([`/admin/case/${caseId}`, '/admin/contact-messages']),
    );
  });

  it('a message after the folded ones were read starts another notification', async () => {
    await write(letters(3));
    const counted = await until(
      'the messages',
      () => toldOf(boss, 'contact_received'),
      (told) => told.some(({ params }) => params.count === 3),
    );
    await db.doc(paths.notification(counted[0]?.id ?? '')).update({ is_read: true });
    await write(letters(2));
    await until(
      'the next two',
      () => countOf(boss, 'contact_received'),
      (count) => count === 5,
    );
    await quiet();
    const told = await toldOf(boss, 'contact_received');
    expect(told.map(({ is_read, params }) => [is_read, params.count]).sort()).toEqual([
      [false, 2],
      [true, 3],
    ]);
    expect((await toldOf(deputy, 'contact_received')).map(({ params }) => params.count)).toEqual([5]);
  });

  it('a message that is delivered again is not counted again', async () => {
    await write(letters(1));
    await until(
      'the message',
      () => countOf(boss, 'contact_received'),
      (count) => count === 1,
    );
    const change = {
      eventId: newId('event'),
      document: paths.contact(newId('contact')),
      before: null,
      after: {},
      updateTime: new Date().toISOString(),
    };
    await deliver('followContactMessage', change, 4);
    await until(
      'one more',
      () => countOf(boss, 'contact_received'),
      (count) => count === 2,
    );
    await quiet();
    expect(await countOf(boss, 'contact_received')).toBe(2);
    await deliver('followContactMessage', { ...change, eventId: newId('event') }, 1);
    await until(
      'another one',
      () => countOf(boss, 'contact_received'),
      (count) => count === 3,
    );
  });
});
