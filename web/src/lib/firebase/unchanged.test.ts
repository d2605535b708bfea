import type { Transaction } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { assertUnchanged } from './unchanged';

const AT = new Date('2026-11-30T05:00:00.000Z');
/** A transaction that finds this time in the document; null: no document. */
const finds = (at: Date | null) =>
  ({
    get: async () => ({ exists: () => at !== null, get: () => at && { toDate: () => at } }),
  }) as unknown as Transaction;
const check = (stored: Date | null, over: Date | null | undefined) =>
  assertUnchanged(finds(stored), null as never, over);

it('goes on with the version that was seen, and wherever none was asked for', async () => {
  await check(AT, new Date(AT));
  await check(null, null);
  await check(AT, undefined);
});

it.each([
  ['changed', new Date(AT.getTime() + 1), AT],
  ['begun', AT, null],
  ['removed', null, AT],
])('refuses what was %s meanwhile', async (_, stored, over) => {
  await expect(check(stored, over)).rejects.toMatchObject({ problem: 'changedMeanwhile' });
});
