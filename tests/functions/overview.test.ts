import { isDeepStrictEqual } from 'node:util';
import { dayOf, weekOf } from '@app/domain/calendar';
import {
  CASE_ROLLUP,
  caseSumsSchema,
  countedCaseSchema,
  differenceOf,
  shardOf,
  sumOf,
  tallyOf,
  type CaseSums,
} from '@app/domain/case-tally';
import type { Case } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { aCase, type Stored } from '@app/seed/builders';
import { recount } from '@app/seed/recount';
import { keepTallies } from '@app/seed/tallies';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { expectEqualSums } from './expect-sums.ts';
import { db, newId } from './server.ts';
import { until } from './wait.ts';

/*
 * Other files create cases in the same project meanwhile. So these use years and partners that occur nowhere else, whose
 * sums count only these cases.
 */

async function sums(): Promise<CaseSums> {
  const { docs } = await db.collection(paths.rollupShards(CASE_ROLLUP)).get();
  return sumOf(docs.map((shard) => caseSumsSchema.parse(shard.data())));
}

/** The sums of these partners, days and weeks. */
async function partOf(partners: string[], days: string[]): Promise<Partial<CaseSums>> {
  const { by_partner, open_by_day, by_week } = await sums();
  const only = <T>(record: Record<string, T>, keys: string[]) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
  return {
    by_partner: only(by_partner, partners),
    open_by_day: only(open_by_day, days),
    by_week: only(by_week, days.map(weekOf)),
  };
}

const write = (id: string, fields: Partial<Stored<Case>>) =>
  db.doc(paths.case(id)).update({ updated_at: new Date(), ...fields });

it('follows a case from its first day to its last', async () => {
  const [id, first, second] = [newId('case'), newId('first'), newId('second')];
  const created_at = new Date('2001-02-03T12:00:00Z');
  const [day, finishedOn] = ['2001-02-03', '2001-05-06'];
  const expectSums = (what: string, expected: Partial<CaseSums>) =>
    until(
      what,
      () => partOf([first, second], [day, finishedOn]),
      (part) => isDeepStrictEqual(part, expected),
    );
  const handedIn = { [weekOf(day)]: { submitted: 1, completed: 0 } };

  await db.doc(paths.case(id)).set(aCase({ amount: 1_000.29, created_at }));
  await expectSums('handed in', {
    by_partner: {},
    open_by_day: { [day]: { count: 1, satang: 100_029 } },
    by_week: handedIn,
  });

  await write(id, { partner_id: first, status: 'In Progress' });
  await expectSums('assigned', {
    by_partner: { [first]: { open: 1, satang: 100_029, completed: 0 } },
    open_by_day: { [day]: { count: 1, satang: 100_029 } },
    by_week: handedIn,
  });

  await write(id, { status: 'Completed', updated_at: new Date(`${finishedOn}T08:00:00Z`) });
  await expectSums('completed', {
    by_partner: { [first]: { open: 0, satang: 0, completed: 1 } },
    open_by_day: {},
    by_week: { ...handedIn, [weekOf(finishedOn)]: { submitted: 0, completed: 1 } },
  });

  await write(id, { partner_id: second, status: 'In Progress' });
  await write(id, { amount: 250.5 });
  await expectSums('handed over, and the amount put right', {
    by_partner: { [second]: { open: 1, satang: 25_050, completed: 0 } },
    open_by_day: { [day]: { count: 1, satang: 25_050 } },
    by_week: handedIn,
  });

  await db.doc(paths.case(id)).delete();
  await expectSums('gone', { by_partner: {}, open_by_day: {}, by_week: {} });
  expect((await db.doc(paths.caseTally(id)).get()).exists).toBe(false);
  // Sums of zero take no space.
  const shard = caseSumsSchema.parse(
    (await db.doc(paths.rollupShard(CASE_ROLLUP, shardOf(id))).get()).data(),
  );
  expect(Object.keys(shard.by_partner)).not.toContain(second);
  expect(Object.keys(shard.open_by_day)).not.toContain(day);
  await expectEqualSums();
});

it('thirty cases at once, each written several times, have the sums of a direct count', async () => {
  const [one, other] = [newId('one'), newId('other')];
  const ids = Array.from({ length: 30 }, () => newId('case'));
  const created_at = new Date('2002-03-04T03:00:00Z');
  await Promise.all(
    ids.map(async (id, index) => {
      await db.doc(paths.case(id)).set(aCase({ amount: index + 0.01, created_at }));
      await write(id, { partner_id: one, status: 'In Progress' });
      if (index % 3 === 0) await write(id, { partner_id: other, status: 'In Progress' });
      if (index % 5 === 0) await write(id, { status: 'Completed' });
      // Like an event that is delivered twice; in the emulator a write that changes nothing also causes an event.
      if (index % 2 === 0) await db.doc(paths.case(id)).update({ partner_id: index % 3 === 0 ? other : one });
    }),
  );
  const stored = await db.getAll(...ids.map((id) => db.doc(paths.case(id))));
  const byHand = sumOf(
    stored.map((item) => differenceOf(null, tallyOf(countedCaseSchema.parse(item.data())))),
  );
  expect(byHand.by_partner[one]).toMatchObject({ open: 16, completed: 4 });
  expect(byHand.by_partner[other]).toMatchObject({ open: 8, completed: 2 });
  await until(
    'the sums',
    () => partOf([one, other], [dayOf(created_at)]),
    ({ by_partner, open_by_day }) =>
      isDeepStrictEqual([by_partner, open_by_day], [byHand.by_partner, byHand.open_by_day]),
  );
  // Each of them delivered five times more, all at once.
  const again = await Promise.all(
    ids.flatMap((id) => Array.from({ length: 5 }, () => keepTallies(db, [id]))),
  );
  expect(again.every(({ counted }) => counted === 0)).toBe(true);
  await expectEqualSums();
});

it('a recount corrects lost and wrong sums, and finds nothing the second time', async () => {
  const [partner, nobody] = [newId('partner'), newId('nobody')];
  const [kept, lost, gone] = [newId('case'), newId('case'), newId('gone')];
  const created_at = new Date('2003-04-05T03:00:00Z');
  const item = aCase({ partner_id: partner, status: 'In Progress', amount: 10, created_at });
  await Promise.all([kept, lost].map((id) => db.doc(paths.case(id)).set(item)));
  const mine = async () => (await partOf([partner, nobody], [dayOf(created_at)])).by_partner;
  const right = { [partner]: { open: 2, satang: 2_000, completed: 0 } };
  await until('both cases counted', mine, (part) => isDeepStrictEqual(part, right));

  await db.doc(paths.caseTally(lost)).delete();
  await db.doc(paths.caseTally(gone)).set(tallyOf({ ...item, partner_id: nobody }));
  await db
    .doc(paths.rollupShard(CASE_ROLLUP, '3'))
    .set({ by_partner: { [partner]: { open: FieldValue.increment(7) } } }, { merge: true });
  expect(await mine()).not.toEqual(right);

  const mended = await recount(db);
  expect(mended.cases).toBeGreaterThanOrEqual(2);
  expect(mended.mended).toBeGreaterThanOrEqual(2);
  expect(mended.shards).toBeGreaterThanOrEqual(1);
  expect(await mine()).toEqual(right);
  expect((await db.doc(paths.caseTally(gone)).get()).exists).toBe(false);
  expect((await recount(db)).shards).toBe(0);
  expect(await mine()).toEqual(right);
  await expectEqualSums();
});
