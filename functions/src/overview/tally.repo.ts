import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  CASE_ROLLUP,
  caseSumsSchema,
  caseTallySchema,
  countedCaseSchema,
  planTallies,
  shardUpdate,
  takesAway,
  type Difference,
} from '@app/domain/case-tally';
import { paths } from '@app/domain/paths';
import { document, runTransaction } from '../lib/firestore.ts';

/**
 * Updates the rollups to the current state of the case, in one transaction.
 * @returns whether anything was written
 * @throws ZodError when the case is malformed
 */
export function keepTally(caseId: string): Promise<boolean> {
  return runTransaction(paths.caseTally(caseId), async (transaction) => {
    const tallied = document(paths.caseTally(caseId));
    const [item, tally] = await transaction.getAll(document(paths.case(caseId)), tallied);
    const { tallies, shards } = planTallies([
      {
        id: caseId,
        case: item?.exists ? countedCaseSchema.parse(item.data()) : null,
        tally: tally?.exists ? caseTallySchema.parse(tally.data()) : null,
      },
    ]);
    for (const [shard, difference] of shards) await addTo(transaction, shard, difference);
    for (const now of tallies.values()) {
      if (now === null) transaction.delete(tallied);
      else transaction.set(tallied, now);
    }
    return tallies.size > 0;
  });
}

/** A case is in one shard, so that this read precedes every write, as a transaction requires. */
async function addTo(transaction: Transaction, shard: string, difference: Difference): Promise<void> {
  const sums = document(paths.rollupShard(CASE_ROLLUP, shard));
  const held = takesAway(difference)
    ? caseSumsSchema.parse((await transaction.get(sums)).data() ?? {})
    : null;
  const update = shardUpdate<FieldValue>(held, difference, {
    add: (number) => FieldValue.increment(number),
    drop: () => FieldValue.delete(),
  });
  transaction.set(sums, update, { merge: true });
}
