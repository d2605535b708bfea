import { COLLECTIONS } from '@app/domain/paths';
import { documentPaths } from '../case-document/document.repo.ts';
import { db } from '../lib/firestore.ts';
import { isPaper } from '../partner-paper/paper.repo.ts';
import { bindFile } from './bind-file.ts';
import { boundAmong } from './bound-file.repo.ts';
import { checkDeps } from './check-deps.ts';
import { placeOf } from './stored-file.ts';
import type { SweepDeps } from './sweep.ts';
import { objectDeps } from './swept-objects.repo.ts';

/** Values that one `array-contains-any` may name. */
const MOST = 30;

async function listed(candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>(await documentPaths(candidates));
  for (let start = 0; start < candidates.length; start += MOST) {
    const some = candidates.slice(start, start + MOST);
    const cases = await db()
      .collection(COLLECTIONS.cases)
      .where('file_urls', 'array-contains-any', some)
      .select('user_id', 'file_urls')
      .get();
    for (const item of cases.docs) {
      for (const path of item.get('file_urls') as string[])
        if (placeOf(path)?.uid === item.get('user_id')) found.add(path);
    }
  }
  for (const path of candidates) {
    const uid = placeOf(path)?.uid;
    if (uid !== undefined && !found.has(path) && (await isPaper(path, uid))) found.add(path);
  }
  return found;
}

export const sweepDeps: SweepDeps = {
  ...objectDeps,
  bound: boundAmong,
  listed,
  bind: (path) => bindFile(checkDeps, path),
};
