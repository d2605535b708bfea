import type { Role } from '@app/domain/roles';
import { isPictureAlone } from '@app/domain/picture-end';
import { AVATAR_TYPES, type FileProblem } from '@app/domain/file';
import { type Notice, notificationId, tell, type NoticeStore } from '../notification/notice.ts';
import { bindFile, reportMismatch, type BindDeps } from './bind-file.ts';
import {
  placeOf,
  problemOf,
  rejectionNotice,
  servedAs,
  type Place,
  type Served,
  type StoredFile,
} from './stored-file.ts';

export interface FileStore {
  /** null: there is no such object. */
  read(path: string): Promise<StoredFile | null>;
  bytes: BindDeps['files']['bytes'];
  mark: BindDeps['files']['mark'];
  hash: BindDeps['files']['hash'];
  generation: BindDeps['files']['generation'];
  exists(path: string): Promise<boolean>;
  /** Idempotent: deletes this version of the object. */
  remove(path: string, generation: string): Promise<void>;
  /** Sets the headers with which the object is served. */
  serve(path: string, served: Served): Promise<void>;
  /** Revokes every link that works without signing in. @returns whether there was one */
  revokeLinks(path: string): Promise<boolean>;
}

export interface CaseStore {
  /** In which capacity the account concerns itself with the case; null: in none, or there is no such case. */
  capacityIn(caseId: string, uid: string): Promise<Role | null>;
  unlistFile(caseId: string, uid: string, path: string): Promise<boolean>;
  /** Deletes the documents of this author that name the path. @returns how many */
  dropDocuments(path: string, uid: string): Promise<number>;
  /** Deletes the papers of this account that name the path. @returns how many */
  dropPapers(path: string, uid: string): Promise<number>;
}

export interface CheckDeps extends BindDeps {
  files: FileStore;
  cases: CaseStore;
  notices: NoticeStore & { exists(ids: string[]): Promise<boolean[]> };
}

const FN = 'checkFile';

/**
 * Checks whether a stored file has its declared type. A bad attachment is deleted and its owner notified; a good one is
 * served as a download without a link, and bound if a case lists it already.
 *
 * The order (notify, delete, unlist, release) makes it safe to retry, and leaves no gap for a case that is created
 * meanwhile: one created before the last step is found by it, and one created later is handled by
 * {@link dropRejectedFiles}, which finds the notification and no object.
 *
 * @param at when the file was stored
 */
export async function checkFile(deps: CheckDeps, path: string, at: Date): Promise<string> {
  const place = placeOf(path);
  if (place === null) return 'not ours';
  const file = await deps.files.read(path);
  if (file === null) return finishRejection(deps, path, place);

  const problem = (await problemOf(place, file, deps.files)) ?? (await pictureProblemOf(deps, place, file));
  if (problem !== null) return reject(deps, place, file, problem, at);
  const served = servedAs(place, file);
  if (served !== null) await deps.files.serve(path, served);
  // Public pictures are readable by everyone; their link exposes nothing.
  if (place.kind !== 'caseFile') return 'good';
  const revoked = await deps.files.revokeLinks(path);
  const bound = await bindFile(deps, path);
  return bound === 'not listed' ? (revoked ? 'link revoked' : 'good') : bound;
}

/** A published picture that is also another format would be served to strangers as that. Evidence stays as it was sent. */
async function pictureProblemOf(
  deps: CheckDeps,
  place: Place,
  file: StoredFile,
): Promise<FileProblem | null> {
  const type = AVATAR_TYPES.find((allowed) => allowed === file.contentType);
  if (place.kind === 'caseFile' || type === undefined) return null;
  const bytes = await deps.files.bytes(file.path, file.generation);
  return bytes === null || isPictureAlone(type, bytes) ? null : 'fileNotWhatItSays';
}

async function reject(
  deps: CheckDeps,
  place: Place,
  file: StoredFile,
  problem: FileProblem,
  at: Date,
): Promise<string> {
  const { path, generation } = file;
  if (place.kind === 'caseFile') {
    const concern = await concernOf(deps, place, file);
    await tellOwner(deps, path, at, rejectionNotice(place.uid, path, problem, concern));
    // It replaced a good one just before that was bound.
    const bound = await deps.bound.read(path);
    if (bound !== null) {
      const sha256 = await deps.files.hash(path, generation);
      await reportMismatch(deps, bound, sha256);
    }
  }
  await deps.files.remove(path, generation);
  if (place.kind === 'caseFile') await unlistEverywhere(deps, path, place.uid);
  return `removed: ${problem}`;
}

/** The case that lists the file, else the one that its metadata name, if it concerns the owner. */
async function concernOf(
  deps: CheckDeps,
  { uid }: Place,
  { path, caseId }: StoredFile,
): Promise<{ caseId: string; receiver: Role } | null> {
  const [listing] = await deps.listing(path, uid);
  if (listing !== undefined) return { caseId: listing, receiver: 'customer' };
  const receiver = caseId === null ? null : await deps.cases.capacityIn(caseId, uid);
  return caseId === null || receiver === null ? null : { caseId, receiver };
}

/** By the path, because the uploader wrote the case in the object's metadata. @returns how often it was listed */
async function unlistEverywhere(deps: CheckDeps, path: string, uid: string): Promise<number> {
  let count = (await deps.cases.dropDocuments(path, uid)) + (await deps.cases.dropPapers(path, uid));
  for (const caseId of await deps.listing(path, uid))
    if (await deps.cases.unlistFile(caseId, uid, path)) count++;
  await deps.bound.release(path);
  return count;
}

/** The path serves as the event id: a file is rejected once, whichever event finds it. */
async function tellOwner(deps: CheckDeps, path: string, at: Date, notice: Notice): Promise<void> {
  await tell(deps.notices, { fn: FN, eventId: path, at }, [notice]);
}

async function finishRejection(deps: CheckDeps, path: string, { kind, uid }: Place): Promise<string> {
  if (kind !== 'caseFile') return 'gone';
  const [rejected] = await deps.notices.exists([notificationId(FN, path, uid)]);
  if (rejected !== true) return 'gone';
  return (await unlistEverywhere(deps, path, uid)) > 0 ? 'unlisted' : 'gone';
}

/**
 * Removes files from a case that were rejected before the case was created (files are uploaded first).
 * @param added paths that the case lists since this write
 * @returns how many were removed
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
    // A good file may have been stored under the same name since.
    if (await deps.files.exists(path)) continue;
    if (await deps.cases.unlistFile(caseId, uid, path)) dropped++;
  }
  return dropped;
}
