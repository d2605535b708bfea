import {
  CASE_ROLLUP,
  caseSumsSchema,
  caseTallySchema,
  countedCaseSchema,
  planTallies,
  shardUpdate,
  takesAway,
  type CaseSums,
  type Difference,
  type Found,
} from '@app/domain/case-tally';
import { paths } from '@app/domain/paths';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

/**
 * Updates the rollups of the admins' overview for these cases, in one transaction: what the function `tallyCase` does for one
 * case, for writes while triggers are disabled. Safe to run concurrently with it.
 * @param caseIds at most 200, so that the transaction stays small
 * @returns the number of cases whose tally was out of date, and the malformed cases, which were skipped
 */
export function keepTallies(
  db: Firestore,
  caseIds: readonly string[],
): Promise<{ counted: number; malformed: string[] }> {
  if (caseIds.length === 0) return Promise.resolve({ counted: 0, malformed: [] });
  return db.runTransaction(async (transaction) => {
    const read = await transaction.getAll(
      ...caseIds.flatMap((id) => [db.doc(paths.case(id)), db.doc(paths.caseTally(id))]),
    );
    const found: Found[] = [];
    const malformed: string[] = [];
    caseIds.forEach((id, index) => {
      const pair = asFound(id, read[index * 2], read[index * 2 + 1]);
      if (pair === null) malformed.push(id);
      else found.push(pair);
    });
    const { tallies, shards } = planTallies(found);
    // A transaction reads before it writes.
    const held = new Map<string, CaseSums>();
    for (const [shard, difference] of shards) {
      if (!takesAway(difference)) continue;
      const sums = await transaction.get(db.doc(paths.rollupShard(CASE_ROLLUP, shard)));
      held.set(shard, caseSumsSchema.parse(sums.data() ?? {}));
    }
    for (const [shard, difference] of shards) {
      const sums = db.doc(paths.rollupShard(CASE_ROLLUP, shard));
      transaction.set(sums, asUpdate(held.get(shard) ?? null, difference), { merge: true });
    }
    for (const [id, tally] of tallies) {
      const tallied = db.doc(paths.caseTally(id));
      if (tally === null) transaction.delete(tallied);
      else transaction.set(tallied, tally);
    }
    return { counted: tallies.size, malformed };
  });
}

function asFound(id: string, item?: DocumentSnapshot, tallied?: DocumentSnapshot): Found | null {
  const tally = tallied?.exists ? caseTallySchema.parse(tallied.data()) : null;
  if (!item?.exists) return { id, case: null, tally };
  const { success, data } = countedCaseSchema.safeParse(item.data());
  return success ? { id, case: data, tally } : null;
}

/** The merge into a shard. @param held the current shard, or null if nothing is subtracted */
export function asUpdate(held: CaseSums | null, difference: Difference) {
  return shardUpdate<FieldValue>(held, difference, {
    add: (number) => FieldValue.increment(number),
    drop: () => FieldValue.delete(),
  });
}
