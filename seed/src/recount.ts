import {
  CASE_ROLLUP,
  caseSumsSchema,
  caseTallySchema,
  differenceOf,
  gapBetween,
  isNothing,
  shardOf,
  SHARDS,
  sumOf,
  type CaseSums,
  type Difference,
} from '@app/domain/case-tally';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { asUpdate, keepTallies } from './tallies.ts';

/** Documents read at a time. */
const PAGE = 200;

export interface Recount {
  cases: number;
  /** Cases whose tally was out of date; deleted cases that were still counted. */
  mended: number;
  /** Shards whose sums differed from their tallies. */
  shards: number;
  /** Paths of cases that cannot be counted. */
  malformed: string[];
}

/**
 * Recounts all cases and repairs the rollups of the admins' overview, or creates them. Safe while the site is in use: each
 * step is a transaction that adds a difference and replaces nothing, so it commutes with concurrent runs of the function
 * `tallyCase`.
 */
export async function recount(db: Firestore): Promise<Recount> {
  const result: Recount = { cases: 0, mended: 0, shards: 0, malformed: [] };
  const keep = async (ids: readonly string[]) => {
    const { counted, malformed } = await keepTallies(db, ids);
    result.mended += counted;
    result.malformed.push(...malformed.map(paths.case));
  };
  for await (const page of pagesOf(db.collection(COLLECTIONS.cases).select(), (query) => query.get())) {
    result.cases += page.length;
    await keep(page.map(({ id }) => id));
  }
  const tallies = db.collection(COLLECTIONS.caseTallies);
  for await (const page of pagesOf(tallies.select(), (query) => query.get())) {
    const cases = await db.getAll(...page.map(({ id }) => db.doc(paths.case(id))), { fieldMask: [] });
    await keep(cases.filter(({ exists }) => !exists).map(({ id }) => id));
  }
  const gaps = await gapsOf(db);
  for (const [shard, gap] of gaps) await close(db, shard, gap);
  result.shards = gaps.size;
  return result;
}

/** The difference of each shard to the sum of its tallies, all read at one snapshot time. */
async function gapsOf(db: Firestore): Promise<Map<string, Difference>> {
  const [expected, held] = await db.runTransaction(
    async (transaction) => {
      const sums = new Map<string, CaseSums>();
      const tallies = db.collection(COLLECTIONS.caseTallies);
      for await (const page of pagesOf(tallies, (query) => transaction.get(query))) {
        for (const [shard, added] of Map.groupBy(page, ({ id }) => shardOf(id))) {
          const differences = added.map((found) => differenceOf(null, caseTallySchema.parse(found.data())));
          sums.set(shard, sumOf([sums.get(shard) ?? {}, ...differences]));
        }
      }
      const shards = await transaction.get(db.collection(paths.rollupShards(CASE_ROLLUP)));
      const read = shards.docs.map((found) => [found.id, caseSumsSchema.parse(found.data())] as const);
      return [sums, new Map(read)] as const;
    },
    { readOnly: true },
  );
  const nothing = sumOf([]);
  // Shards beyond the current number become empty.
  const names = new Set([...SHARDS, ...held.keys()]);
  const gaps = [...names].map(
    (shard) => [shard, gapBetween(held.get(shard) ?? nothing, expected.get(shard) ?? nothing)] as const,
  );
  return new Map(gaps.filter(([, gap]) => !isNothing(gap)));
}

async function close(db: Firestore, shard: string, gap: Difference): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const sums = db.doc(paths.rollupShard(CASE_ROLLUP, shard));
    const held = caseSumsSchema.parse((await transaction.get(sums)).data() ?? {});
    transaction.set(sums, asUpdate(held, gap), { merge: true });
  });
}

/** A whole collection, by id, in pages. */
export async function* pagesOf(
  query: Query,
  get: (page: Query) => Promise<{ docs: QueryDocumentSnapshot[] }>,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let page = (await get(ordered)).docs;
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    page = page.length < PAGE || last === undefined ? [] : (await get(ordered.startAfter(last))).docs;
  }
}
