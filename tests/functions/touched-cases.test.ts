import type { CaseStatus } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { aCase, aCaseUpdate, BUILT_AT } from '@app/seed/builders';
import { beforeAll, expect, it } from 'vitest';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { quiet, until } from './wait.ts';

const DAY_MS = 24 * 3_600_000;
const daysLater = (days: number) => new Date(BUILT_AT.getTime() + days * DAY_MS);

let customer: string;
let partner: string;
beforeAll(async () => {
  [customer, partner] = await Promise.all([person('customer'), person('partner', 'partner', 'Approved')]);
});

/** A case whose creation has been processed completely. */
async function settledCase(status: CaseStatus): Promise<string> {
  const id = newId('case');
  await db.doc(paths.case(id)).set(aCase({ user_id: customer, partner_id: partner, status }));
  await until(
    'the record of the case',
    async () => (await db.collection(paths.caseEvents(id)).get()).size,
    (size) => size === 1,
  );
  return id;
}

/** Waits for the note's author, which is written in the same transaction as the case. */
async function note(case_id: string, created_at: Date): Promise<void> {
  const path = paths.caseUpdate(case_id, newId('update'));
  await db.doc(path).set(aCaseUpdate({ case_id, user_id: partner, created_at }));
  await until('the stamp', async () => (await db.doc(path).get()).get('author_role') as unknown, Boolean);
}

const updatedAt = async (id: string) =>
  ((await db.doc(paths.case(id)).get()).get('updated_at') as FirebaseFirestore.Timestamp).toDate();

it.each(['Submitted', 'In Progress'] as const)(
  'a note updates the time of a case that is %s, and an older one does not reset it; nothing else follows',
  async (status) => {
    const id = await settledCase(status);
    await note(id, daysLater(3));
    await until(
      'the time of the note',
      () => updatedAt(id),
      (time) => time.getTime() === daysLater(3).getTime(),
    );
    await note(id, daysLater(2));
    const kinds = async () =>
      (await db.collection('notifications').where('user_id', '==', customer).get()).docs
        .filter((item) => item.get('params.case_id') === id)
        .map((item) => item.get('kind') as unknown);
    await until('both notices', kinds, ({ length }) => length >= 2);
    await quiet();
    expect(await updatedAt(id)).toEqual(daysLater(3));
    expect((await db.collection(paths.caseEvents(id)).get()).size).toBe(1);
    expect(await kinds()).toEqual(['case_update_added', 'case_update_added']);
  },
);

it('a finished case keeps the time at which it was finished', async () => {
  const id = await settledCase('Completed');
  await note(id, daysLater(3));
  await quiet();
  expect(await updatedAt(id)).toEqual(BUILT_AT);
});

it('the same status, stored again by the partner, does not make a case look worked on; a note does', async () => {
  const id = await settledCase('In Progress');
  // Later than the entry of the history, which has the time of the test.
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  for (const minutes of [10, 20])
    await db.doc(paths.case(id)).update({ status: 'In Progress', updated_at: later(minutes) });
  await until(
    'a time before those',
    () => updatedAt(id),
    (time) => time.getTime() <= Date.now(),
  );
  const noted = later(30);
  await note(id, noted);
  await until(
    'the time of the note',
    () => updatedAt(id),
    (time) => time.getTime() === noted.getTime(),
  );
  await db.doc(paths.case(id)).update({ status: 'In Progress', updated_at: later(40) });
  await until(
    'the time of the note again',
    () => updatedAt(id),
    (time) => time.getTime() === noted.getTime(),
  );
  await quiet();
  expect(await updatedAt(id)).toEqual(noted);
});
