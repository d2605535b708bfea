import { readGroups } from '@app/domain/balance-plans';
import { db, document } from '../lib/firestore.ts';

/** The case in which the money of a case is counted: the one that it is merged into, mostly itself. */
export async function originalOf(caseId: string): Promise<string> {
  const groups = await readGroups(caseId, async (names) =>
    (await db().getAll(...names.map((path) => document(path)))).map((found) => found.data()),
  );
  return groups.find(({ merged }) => merged.includes(caseId))?.original ?? caseId;
}
