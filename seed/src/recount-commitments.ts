import { paths, COLLECTIONS } from '@app/domain/paths';
import { commitmentChanges, planCommitments, type CommitmentReader } from '@app/domain/plan-commitments';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { pagesOf, type Recount } from './recount.ts';

/**
 * Writes what is promised about each case where that is missing or out of date, as the functions do, and notifies nobody: what is late
 * by now was late before. Safe while the site is in use.
 */
export async function recountCommitments(db: Firestore): Promise<Omit<Recount, 'shards'>> {
  const result = { cases: 0, mended: 0, malformed: [] as string[] };
  for await (const page of pagesOf(db.collection(COLLECTIONS.cases).select(), (query) => query.get())) {
    result.cases += page.length;
    for (const { id } of page) {
      const changed = await keepCommitments(db, id);
      if (changed === null) result.malformed.push(paths.case(id));
      else if (changed) result.mended += 1;
    }
  }
  return result;
}

/** @returns whether anything was written; null for a case with a malformed document, which is skipped */
async function keepCommitments(db: Firestore, caseId: string): Promise<boolean | null> {
  try {
    return await db.runTransaction(async (transaction) => {
      const plan = await planCommitments(caseId, readerIn(db, transaction), { now: new Date() });
      const { set, remove } = commitmentChanges(plan, isDeepStrictEqual);
      for (const { id, ...data } of set) transaction.set(db.doc(paths.commitment(id)), data);
      for (const id of remove) transaction.delete(db.doc(paths.commitment(id)));
      return set.length + remove.length > 0;
    });
  } catch (error) {
    if (error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

function readerIn(db: Firestore, transaction: Transaction): CommitmentReader {
  const all = async (query: Query) =>
    (await transaction.get(query)).docs.map((found) => ({ ...found.data(), id: found.id }));
  return {
    get: async (path) => (await transaction.get(db.doc(path))).data(),
    list(collection, { fields, kinds, since }) {
      let query: Query = db.collection(collection);
      if (kinds !== undefined) query = query.where('kind', 'in', kinds);
      if (since !== undefined) query = query.where('created_at', '>=', since);
      return all(fields === undefined ? query : query.select(...fields));
    },
    ofCase: (collection, caseId) => all(db.collection(collection).where('case_id', '==', caseId)),
  };
}
