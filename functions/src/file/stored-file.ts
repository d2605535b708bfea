import type { Role } from '@app/domain/roles';
import type { FileMismatch } from '@app/domain/case-file';
import {
  caseFileProblem,
  decodeText,
  displayFileName,
  type FileProblem,
  pictureProblem,
} from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** An object of the bucket, with as much of its contents as proves its type. */
export interface StoredFile extends Served {
  path: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** The version that was read; only that one is deleted. */
  generation: string;
  /** The case named in the object's metadata: the uploader may write any id there. */
  caseId: string | null;
  /** The case whose document it is, as the server has marked it (storage.rules); null: not marked. */
  documentOf: string | null;
  head: Uint8Array;
  tail: Uint8Array;
}

/** The response headers with which Storage serves an object; null: Storage's own. */
export interface Served {
  contentDisposition: string | null;
  cacheControl: string | null;
}

/** What an object's path says about it. */
export interface Place {
  kind: 'caseFile' | 'avatar' | 'blogImage';
  /** The folder's owner; the rules deny writes by others. */
  uid: string;
  /** The name within the folder. */
  name: string;
}

/** @returns null for paths that are not checked (`exports/` and objects added by hand) */
export function placeOf(path: string): Place | null {
  const match = /^(case-files|avatars|blog-images)\/([^/]+)\/([^/]+)$/u.exec(path);
  const [, folder, uid, name] = match ?? [];
  if (folder === undefined || uid === undefined || name === undefined) return null;
  const kind = folder === 'avatars' ? 'avatar' : folder === 'blog-images' ? 'blogImage' : 'caseFile';
  return { kind, uid, name };
}

/** No link to one of these may work without signing in. */
export function isPrivate(path: string): boolean {
  return /^(case-files|exports)\/[^/]+\/[^/]+$/u.test(path);
}

/** @returns why the file is rejected by what its ends show, or null */
function problemAtEnds(place: Place, file: StoredFile): FileProblem | null {
  const declared = { type: file.contentType, size: file.size };
  if (place.kind === 'caseFile') return caseFileProblem(declared, file.head, file.tail);
  const most = place.kind === 'avatar' ? LIMITS.avatarBytes : LIMITS.coverBytes;
  return pictureProblem(declared, file.head, file.tail, most);
}

/**
 * A text is read as a whole, which nothing at its ends proves. A version that is gone by now has no problem: what replaced
 * it is checked by its own event.
 * @returns why the file is rejected, or null
 */
export async function problemOf(
  place: Place,
  file: StoredFile,
  files: { bytes(path: string, generation: string): Promise<Uint8Array | null> },
): Promise<FileProblem | null> {
  const problem = problemAtEnds(place, file);
  if (problem !== null || file.contentType !== 'text/plain') return problem;
  const content = await files.bytes(file.path, file.generation);
  return content === null || decodeText(content) !== null ? null : 'fileNotWhatItSays';
}

/** Public pictures are used under one name only: a copy may be kept for a week (`uploadAvatar`, `uploadCover`). */
const PUBLIC_CACHE = /^(public, )?max-age=[0-9]{1,6}$/;

/**
 * The headers that an object should be served with, whatever its uploader chose: an attachment is saved under its own
 * name and not cached, a public picture is shown inline and has no file name.
 * @returns null when it already has them
 */
export function servedAs(place: Place, file: StoredFile): Served | null {
  const wanted =
    place.kind === 'caseFile'
      ? {
          contentDisposition: `attachment; filename*=UTF-8''${encodeFileName(displayFileName(file.path))}`,
          cacheControl: 'private, no-store',
        }
      : {
          contentDisposition: 'inline',
          cacheControl: PUBLIC_CACHE.test(file.cacheControl ?? '')
            ? file.cacheControl
            : 'public, max-age=604800',
        };
  const isSo =
    file.contentDisposition === wanted.contentDisposition && file.cacheControl === wanted.cacheControl;
  return isSo ? null : wanted;
}

/** RFC 8187: letters of any script, and nothing that ends the value. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Notifies the owner that an attachment was deleted.
 * @param concern the case it belongs to and the owner's part in it, null when there is none yet
 */
export function rejectionNotice(
  uid: string,
  path: string,
  reason: FileProblem,
  concern: { caseId: string; receiver: Role } | null,
): Notice {
  return {
    kind: 'file_rejected',
    // The owner's name for the file; sent to nobody else.
    params: {
      file_name: displayFileName(path),
      reason,
      ...(concern === null ? {} : { case_id: concern.caseId }),
    },
    receiver: concern?.receiver ?? 'customer',
    to: { uid },
    link_to: concern === null ? pages.customerDashboard : CASE_PAGES[concern.receiver](concern.caseId),
  };
}

const CASE_PAGES: Readonly<Record<Role, (caseId: string) => string>> = {
  customer: pages.customerCase,
  partner: pages.partnerCase,
  admin: pages.adminCase,
};

/**
 * Notifies admins that a bound file does not match its record. Without the file's name, which may contain a debtor's.
 * @param caseId undefined: the copy of a paper of the partner `uid`
 */
export function mismatchNotice(caseId: string | undefined, uid: string, found: FileMismatch): Notice {
  const isPaper = caseId === undefined;
  return {
    kind: 'file_mismatch',
    params: { ...(isPaper ? { partner_id: uid } : { case_id: caseId }), found },
    receiver: 'admin',
    to: 'admins',
    link_to: isPaper ? pages.adminPartner(uid) : pages.adminCase(caseId),
  };
}

/** The metadata's case id, if it is valid in a document path; anything else names no case. */
export function plausibleCaseId(value: unknown): string | null {
  return typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/u.test(value) ? value : null;
}
