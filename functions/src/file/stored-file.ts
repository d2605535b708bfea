import { caseFileProblem, displayFileName, type FileProblem, pictureProblem } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** An object of the bucket, with as much of its contents as proves its type. */
export interface StoredFile {
  path: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** The version that was read; only that one is deleted. */
  generation: string | number;
  /** The case named in the object's metadata: anybody may write any id there. */
  caseId: string | null;
  head: Uint8Array;
  tail: Uint8Array;
}

/** What an object's path makes of it. */
export interface Place {
  kind: 'caseFile' | 'avatar' | 'blogImage';
  /** The folder's owner; the rules let nobody else write there. */
  uid: string;
}

/** @returns null for paths that are none of ours to check (`exports/` and whatever a person puts there by hand) */
export function placeOf(path: string): Place | null {
  const match = /^(case-files|avatars|blog-images)\/([^/]+)\/[^/]+$/u.exec(path);
  const [, folder, uid] = match ?? [];
  if (folder === undefined || uid === undefined) return null;
  return { kind: folder === 'avatars' ? 'avatar' : folder === 'blog-images' ? 'blogImage' : 'caseFile', uid };
}

/** Nobody may hold a link to one of these that works without signing in. */
export function isPrivate(path: string): boolean {
  return /^(case-files|exports)\/[^/]+\/[^/]+$/u.test(path);
}

/** @returns why the file must go, or null */
export function problemOf(place: Place, file: StoredFile): FileProblem | null {
  const declared = { type: file.contentType, size: file.size };
  if (place.kind === 'caseFile') return caseFileProblem(declared, file.head, file.tail);
  const most = place.kind === 'avatar' ? LIMITS.avatarBytes : LIMITS.coverBytes;
  return pictureProblem(declared, file.head, file.tail, most);
}

/**
 * Tells the owner that an attachment was taken away.
 * @param caseId the case it belongs to, null when there is none yet
 */
export function rejectionNotice(
  uid: string,
  path: string,
  reason: FileProblem,
  caseId: string | null,
): Notice {
  return {
    kind: 'file_rejected',
    // The owner's own name for the own file; nobody else is sent this.
    params: { file_name: displayFileName(path), reason, ...(caseId === null ? {} : { case_id: caseId }) },
    receiver: 'customer',
    to: { uid },
    link_to: caseId === null ? pages.customerDashboard : pages.customerCase(caseId),
  };
}

/** The id of a case that may stand in a document path. What else is in the metadata names no case. */
export function plausibleCaseId(value: unknown): string | null {
  return typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/u.test(value) ? value : null;
}
