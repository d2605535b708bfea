import type { BoundFile } from '@app/domain/case-file';
import { TransientError } from '../lib/errors.ts';
import { tell, type NoticeStore } from '../notification/notice.ts';
import { mismatchNotice, placeOf, problemOf, type StoredFile } from './stored-file.ts';

/** What the server records of an object when it is bound, without the case. */
export type Facts = Pick<BoundFile, 'path' | 'generation' | 'sha256' | 'size' | 'content_type'>;

/** Where a file is listed. */
export interface Listing {
  /** The cases of the folder's owner whose `file_urls` list it, oldest first. */
  caseIds: readonly string[];
  /** The case to which the folder's owner added it as a document. */
  documentOf: string | null;
}

export interface BoundStore {
  read(path: string): Promise<BoundFile | null>;
  /**
   * In one transaction: creates the record unless it exists, and copies it to an entry of each case that has none.
   * @returns the current record
   */
  bind(facts: Facts, to: Listing, at: Date): Promise<BoundFile>;
  /** Changes the record and all entries of the file. */
  update(path: string, change: Partial<Pick<BoundFile, 'generation' | 'mismatch'>>): Promise<void>;
  /** Deletes the record and all entries of the file. */
  release(path: string): Promise<void>;
  /** Deletes the record of a file that is of no case. @returns whether it is of no case */
  releaseLoose(path: string): Promise<boolean>;
}

export interface BindDeps {
  now(): Date;
  files: {
    /** null: there is no such object. */
    read(path: string): Promise<StoredFile | null>;
    /** SHA-256 of all bytes, lower-case hex; null when this version of the object is gone. */
    hash(path: string, generation: string): Promise<string | null>;
    /** null: there is no such object. */
    generation(path: string): Promise<string | null>;
    /** All bytes; null when this version of the object is gone. */
    bytes(path: string, generation: string): Promise<Uint8Array | null>;
    /** Marks a bound file as a document of this case, so that the people of the case may read it (storage.rules). */
    mark(path: string, caseId: string): Promise<void>;
  };
  /** The cases of the folder's owner that list the path, oldest first. */
  listing(path: string, uid: string): Promise<string[]>;
  /** The cases to which the folder's owner added the path as a document. */
  documented(path: string, uid: string): Promise<string[]>;
  /** Does the folder's owner show it to the firm as a paper? */
  isPaper(path: string, uid: string): Promise<boolean>;
  bound: BoundStore;
  notices: NoticeStore;
}

const FN = 'bindFile';

/**
 * Binds a stored attachment to the cases that list it, in `file_urls` or as a document, or to the paper of a partner: path,
 * generation and SHA-256. From then on the rules deny deleting and replacing it. A file that is not stored yet, not listed, or
 * rejected is skipped. Both storing and listing call this, so their order does not matter. Idempotent: a repeated delivery changes
 * nothing.
 */
export async function bindFile(deps: BindDeps, path: string): Promise<string> {
  const place = placeOf(path);
  if (place?.kind !== 'caseFile') return 'not ours';
  const [caseIds, documented, isPaper] = await Promise.all([
    deps.listing(path, place.uid),
    deps.documented(path, place.uid),
    deps.isPaper(path, place.uid),
  ]);
  if (caseIds.length + documented.length === 0 && !isPaper) return 'not listed';
  const known = await deps.bound.read(path);
  const file = await deps.files.read(path);
  // A file is a document of the case that it names, and of no other: storage.rules look that case up.
  const documentOf = documented.find((caseId) => caseId === file?.caseId) ?? null;
  const listing = { caseIds, documentOf };
  if (known !== null) {
    // A further case that lists the same file, or a repeated delivery.
    await markDocument(deps, file, await deps.bound.bind(known, listing, deps.now()));
    return verifyFile(deps, path);
  }
  if (file === null) return 'not stored';
  if (caseIds.length === 0 && documentOf === null && !isPaper) return 'not listed';
  if ((await problemOf(place, file, deps.files)) !== null) return 'rejected';
  const sha256 = await deps.files.hash(path, file.generation);
  if (sha256 === null) throw new TransientError('the object was replaced while it was read');
  const { generation, size, contentType: content_type } = file;
  const facts = { path, generation, sha256, size, content_type };
  await markDocument(deps, file, await deps.bound.bind(facts, listing, deps.now()));
  // The object may have been replaced after it was read and before the record existed; afterwards that is denied.
  return (await verifyFile(deps, path)) === 'as recorded' ? 'bound' : 'bound, and differs';
}

/** After the record exists: from then on nobody can store another object under this path, which would have no mark. */
async function markDocument(
  deps: BindDeps,
  file: StoredFile | null,
  { path, document_of }: BoundFile,
): Promise<void> {
  if (document_of !== undefined && file !== null && file.documentOf !== document_of)
    await deps.files.mark(path, document_of);
}

/**
 * Does a bound object still match its record? Compares the generation, which needs no download, and the bytes only if it
 * differs: a rewrite of the same bytes (a change of metadata in the emulator) is only recorded. A mismatch is recorded,
 * and admins are notified once.
 */
export async function verifyFile(deps: BindDeps, path: string): Promise<string> {
  const bound = await deps.bound.read(path);
  if (bound === null) return 'not bound';
  const generation = await deps.files.generation(path);
  if (generation === bound.generation && bound.mismatch === null) return 'as recorded';
  const sha256 = generation === null ? null : await deps.files.hash(path, generation);
  if (generation !== null && sha256 === null)
    throw new TransientError('the object was replaced while it was read');
  if (generation !== null && sha256 === bound.sha256) {
    await deps.bound.update(path, { generation, mismatch: null });
    return 'as recorded';
  }
  await reportMismatch(deps, bound, sha256);
  return sha256 === null ? 'missing' : 'changed';
}

/**
 * Records what was found in place of a bound file, and notifies admins, once for the same finding.
 * @param sha256 of the bytes at its path; null when there is no object
 */
export async function reportMismatch(
  deps: Pick<BindDeps, 'now' | 'bound' | 'notices'>,
  { path, case_ids, document_of, mismatch }: BoundFile,
  sha256: string | null,
): Promise<void> {
  const at = deps.now();
  const found = sha256 === null ? 'missing' : 'changed';
  if (mismatch?.found !== found || mismatch.sha256 !== sha256)
    await deps.bound.update(path, { mismatch: { found, sha256, at } });
  const eventId = `${path}:${sha256 ?? found}`;
  const uid = placeOf(path)?.uid ?? '';
  await tell(deps.notices, { fn: FN, eventId, at }, [mismatchNotice(case_ids[0] ?? document_of, uid, found)]);
}
