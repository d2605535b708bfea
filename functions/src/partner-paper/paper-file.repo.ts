import { boundStore } from '../file/bound-file.repo.ts';
import { usersOf } from '../file/file-users.repo.ts';
import { remove } from '../file/swept-objects.repo.ts';

/**
 * Idempotent: deletes the file of a paper that was withdrawn, unless a case or another paper names it.
 * @returns whether it did
 */
export async function releasePaperFile(path: string, uid: string): Promise<boolean> {
  const { caseIds, isPaper } = await usersOf(path, uid);
  if (caseIds.length > 0 || isPaper) return false;
  if (!(await boundStore.releaseLoose(path))) return false;
  await remove(path);
  return true;
}
