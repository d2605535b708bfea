import { planParties } from '@app/domain/case-parties';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { pagesOf, type Recount } from './recount.ts';

/** Writes who is in each case where that is missing or out of date, as the functions do. Safe while the site is in use. */
export async function recountParties(db: Firestore): Promise<Omit<Recount, 'shards'>> {
  const result = { cases: 0, mended: 0, malformed: [] as string[] };
  for await (const page of pagesOf(db.collection(COLLECTIONS.cases).select(), (query) => query.get())) {
    result.cases += page.length;
    for (const { id } of page) {
      const kept = await keepParties(db, id);
      if (kept === null) result.malformed.push(paths.case(id));
      else if (kept) result.mended += 1;
    }
  }
  return result;
}

/** @returns whether anything was written; null for a case with a malformed document, which is skipped */
async function keepParties(db: Firestore, caseId: string): Promise<boolean | null> {
  const target = db.doc(paths.caseParties(caseId));
  try {
    return await db.runTransaction(async (transaction) => {
      const plan = await planParties(caseId, async (names) =>
        (await transaction.getAll(...names.map((path) => db.doc(path)))).map((found) => found.data()),
      );
      if (plan === 'current') return false;
      if (plan === 'delete') transaction.delete(target);
      else transaction.set(target, { ...plan, updated_at: new Date() });
      return true;
    });
  } catch (error) {
    if (error instanceof z.core.$ZodError) return null;
    throw error;
  }
}
