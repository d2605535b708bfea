import { CASE_ROLLUP, caseSumsSchema, caseTallySchema, differenceOf, sumOf } from '@app/domain/case-tally';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { expect } from 'vitest';
import { db } from './server.ts';

/** Shards and tallies, read at the same time, have the same sums. */
export async function expectEqualSums(): Promise<void> {
  await db.runTransaction(
    async (transaction) => {
      const tallies = await transaction.get(db.collection(COLLECTIONS.caseTallies));
      const shards = await transaction.get(db.collection(paths.rollupShards(CASE_ROLLUP)));
      const expected = tallies.docs.map((found) => differenceOf(null, caseTallySchema.parse(found.data())));
      expect(sumOf(shards.docs.map((shard) => caseSumsSchema.parse(shard.data())))).toEqual(sumOf(expected));
    },
    { readOnly: true },
  );
}
