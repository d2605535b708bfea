import { caseSchema } from '@app/domain/case';
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
import * as z from 'zod/mini';

const listedFiles = z.pick(caseSchema, { user_id: true, file_urls: true });

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
      const { data, success } = listedFiles.safeParse(item.data());
      if (success) {
        for (const path of data.file_urls ?? []) if (placeOf(path)?.uid === data.user_id) found.add(path);
        continue;
      }
      // What it names is kept until somebody has mended it, and the sweep goes on with the others.
      const named: unknown = item.get('file_urls');
      for (const path of some) if (Array.isArray(named) && named.includes(path)) found.add(path);
    }
  }
  for (const path of candidates) {
    const uid = placeOf(path)?.uid;
    if (uid !== undefined && !found.has(path) && (await isPaper(path, uid))) found.add(path);
  }
  return found;
}

export const sweepDeps: Omit<SweepDeps, 'attempt'> = {
  ...objectDeps,
  bound: boundAmong,
  listed,
  bind: (path) => bindFile(checkDeps, path),
};
