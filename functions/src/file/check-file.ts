import { type Notice, notificationId, tell, type NoticeStore } from '../notification/notice.ts';
import { placeOf, problemOf, rejectionNotice, type StoredFile } from './stored-file.ts';

export interface FileStore {
  /** null: there is no such object. */
  read(path: string): Promise<StoredFile | null>;
  exists(path: string): Promise<boolean>;
  /** Deletes this version of the object; one that is gone already is success. */
  remove(path: string, generation: StoredFile['generation']): Promise<void>;
  /** Makes every link that works without signing in worthless. @returns whether there was one */
  revokeLinks(path: string): Promise<boolean>;
}

export interface CaseStore {
  isCaseOf(caseId: string, uid: string): Promise<boolean>;
  unlistFile(caseId: string, uid: string, path: string): Promise<boolean>;
}

export interface CheckDeps {
  files: FileStore;
  cases: CaseStore;
  notices: NoticeStore & { exists(ids: string[]): Promise<boolean[]> };
}

const FN = 'checkFile';

/**
 * Is a stored file what it says it is? A bad attachment is taken away and its owner told; a good one loses its
 * download token.
 *
 * The order (tell, delete, unlist) lets a second delivery finish what a first one left half done, and leaves no gap for
 * a case that is created meanwhile: one that is there before the last step is found by it, and one that comes later is
 * looked after by {@link dropRejectedFiles}, which finds the notification and no object.
 *
 * @param at when the file was stored
 */
export async function checkFile(
  deps: CheckDeps,
  path: string,
  at: Date,
  caseIdOfEvent: string | null,
): Promise<string> {
  const place = placeOf(path);
  if (place === null) return 'not ours';
  const file = await deps.files.read(path);
  if (file === null) return finishRejection(deps, path, place.uid, caseIdOfEvent);

  const problem = problemOf(place, file);
  if (problem === null) {
    // Avatars and articles' pictures are open to everyone; their link gives nothing away.
    return place.kind === 'caseFile' && (await deps.files.revokeLinks(path)) ? 'link revoked' : 'good';
  }
  const caseId =
    file.caseId !== null && (await deps.cases.isCaseOf(file.caseId, place.uid)) ? file.caseId : null;
  if (place.kind === 'caseFile')
    await tellOwner(deps, path, at, rejectionNotice(place.uid, path, problem, caseId));
  await deps.files.remove(path, file.generation);
  if (file.caseId !== null) await deps.cases.unlistFile(file.caseId, place.uid, path);
  return `removed: ${problem}`;
}

/** The path stands for the event: a file is rejected once, through whichever event it is found out. */
async function tellOwner(deps: CheckDeps, path: string, at: Date, notice: Notice): Promise<void> {
  await tell(deps.notices, { fn: FN, eventId: path, at }, [notice]);
}

async function finishRejection(
  deps: CheckDeps,
  path: string,
  uid: string,
  caseId: string | null,
): Promise<string> {
  const [rejected] = await deps.notices.exists([notificationId(FN, path, uid)]);
  if (rejected !== true || caseId === null) return 'gone';
  return (await deps.cases.unlistFile(caseId, uid, path)) ? 'unlisted' : 'gone';
}

/**
 * Takes off a case what had been rejected before the case was created (the files are uploaded first).
 * @param added paths that the case lists since this write
 * @returns how many were taken off
 */
export async function dropRejectedFiles(
  deps: CheckDeps,
  caseId: string,
  uid: string,
  added: readonly string[],
): Promise<number> {
  const own = added.filter((path) => placeOf(path)?.uid === uid);
  if (own.length === 0) return 0;
  const rejected = await deps.notices.exists(own.map((path) => notificationId(FN, path, uid)));
  let dropped = 0;
  for (const path of own.filter((_, index) => rejected[index] === true)) {
    // Somebody may have stored a good file under the same name since.
    if (await deps.files.exists(path)) continue;
    if (await deps.cases.unlistFile(caseId, uid, path)) dropped++;
  }
  return dropped;
}
