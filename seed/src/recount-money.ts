import { caseBalanceSchema } from '@app/domain/case-balance';
import { shardOf, SHARDS } from '@app/domain/case-tally';
import {
  linesIn,
  MONEY_ROLLUP,
  moneyDifference,
  moneySumsSchema,
  moneyUpdate,
  sumOfLines,
  sumOfMoney,
  type MoneyLine,
  type MoneySums,
} from '@app/domain/money-sums';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { keepBalance } from './balances.ts';
import { pagesOf, type Recount } from './recount.ts';

/**
 * Rebuilds the balances of all cases from their documents, and the firm's sums from the balances. Safe while the site is in
 * use, as `recount` is.
 */
export async function recountMoney(db: Firestore): Promise<Recount> {
  const result: Recount = { cases: 0, mended: 0, shards: 0, malformed: [] };
  const now = new Date();
  const keep = async (ids: readonly string[]) => {
    for (const id of ids) {
      const kept = await keepBalance(db, id, now);
      if (kept === null) result.malformed.push(paths.case(id));
      else if (kept) result.mended += 1;
    }
  };
  for await (const page of pagesOf(db.collection(COLLECTIONS.cases).select(), (query) => query.get())) {
    result.cases += page.length;
    await keep(page.map(({ id }) => id));
  }
  const balances = db.collection(COLLECTIONS.caseBalances).select();
  for await (const page of pagesOf(balances, (query) => query.get())) {
    const cases = await db.getAll(...page.map(({ id }) => db.doc(paths.case(id))), { fieldMask: [] });
    await keep(cases.filter(({ exists }) => !exists).map(({ id }) => id));
  }
  const gaps = await gapsOf(db);
  for (const [shard, lines] of gaps) {
    const update = moneyUpdate(lines, (satang) => FieldValue.increment(satang));
    await db.doc(paths.rollupShard(MONEY_ROLLUP, shard)).set(update, { merge: true });
  }
  result.shards = gaps.size;
  return result;
}

/** The difference of each shard to the sum of its balances, all read at one snapshot time. */
async function gapsOf(db: Firestore): Promise<Map<string, MoneyLine[]>> {
  const [expected, held] = await db.runTransaction(
    async (transaction) => {
      const sums = new Map<string, MoneySums>();
      const balances = db.collection(COLLECTIONS.caseBalances);
      for await (const page of pagesOf(balances, (query) => transaction.get(query))) {
        for (const found of page) {
          const { counted } = caseBalanceSchema.parse(found.data());
          const shard = shardOf(found.id);
          sums.set(shard, sumOfLines([...linesIn(sums.get(shard) ?? sumOfMoney([])), ...linesIn(counted)]));
        }
      }
      const shards = await transaction.get(db.collection(paths.rollupShards(MONEY_ROLLUP)));
      const read = shards.docs.map((found) => [found.id, moneySumsSchema.parse(found.data())] as const);
      return [sums, new Map(read)] as const;
    },
    { readOnly: true },
  );
  const names = [...new Set([...SHARDS, ...held.keys()])];
  const gaps = names.map(
    (shard) => [shard, moneyDifference(held.get(shard) ?? null, expected.get(shard) ?? null)] as const,
  );
  return new Map(gaps.filter(([, lines]) => lines.length > 0));
}
