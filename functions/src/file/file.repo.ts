import type { File } from '@google-cloud/storage';
import { TAIL_BYTES } from '@app/domain/file';
import { codeOf } from '../lib/errors.ts';
import { bucket } from '../lib/storage.ts';
import type { FileStore } from './check-file.ts';
import { plausibleCaseId, type StoredFile } from './stored-file.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;
/** The custom metadata in which Firebase keeps the tokens of links that work without signing in. */
const TOKENS = 'firebaseStorageDownloadTokens';
/** Bytes; every signature is shorter. */
const HEAD_BYTES = 16;

/** @returns what `work` returns, null when the object is not there */
async function unlessGone<T>(work: () => Promise<T>, ...alsoFine: number[]): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ([NOT_FOUND, ...alsoFine].some((code) => code === codeOf(error))) return null;
    throw error;
  }
}

/** @param start, @param end first and last byte, counted from 0 */
async function readBytes(file: File, start: number, end: number): Promise<Uint8Array> {
  if (end < start) return new Uint8Array();
  const [bytes] = await file.download({ start, end });
  return bytes;
}

async function read(path: string): Promise<StoredFile | null> {
  const file = (await bucket()).file(path);
  return unlessGone(async () => {
    const [metadata] = await file.getMetadata();
    const size = Number(metadata.size);
    const [head, tail] = await Promise.all([
      readBytes(file, 0, Math.min(HEAD_BYTES, size) - 1),
      readBytes(file, Math.max(0, size - TAIL_BYTES), size - 1),
    ]);
    return {
      path,
      contentType: metadata.contentType ?? '',
      size,
      generation: metadata.generation ?? 0,
      caseId: plausibleCaseId(metadata.metadata?.case_id),
      head,
      tail,
    };
  });
}

async function exists(path: string): Promise<boolean> {
  const [found] = await (await bucket()).file(path).exists();
  return found;
}

async function remove(path: string, generation: StoredFile['generation']): Promise<void> {
  const file = (await bucket()).file(path);
  await unlessGone(() => file.delete({ ifGenerationMatch: generation }), PRECONDITION_FAILED);
}

/**
 * Clearing the token in the metadata is enough for Cloud Storage. The emulator keeps tokens where a metadata update
 * cannot remove them, and says so in its answer: there the object is rewritten in place without them.
 */
async function revokeLinks(path: string): Promise<boolean> {
  const file = (await bucket()).file(path);
  const revoked = await unlessGone(async () => {
    const [before] = await file.getMetadata();
    if (!hasToken(before)) return false;
    const [after] = await file.setMetadata({ metadata: { [TOKENS]: null } });
    if (hasToken(after)) {
      const { [TOKENS]: _token, ...kept } = after.metadata ?? {};
      await file.copy(file, {
        contentType: before.contentType ?? 'application/octet-stream',
        ...(before.contentDisposition === undefined ? {} : { contentDisposition: before.contentDisposition }),
        // Never empty: the emulator takes an empty object for "as before", tokens included.
        metadata: Object.keys(kept).length > 0 ? kept : { link: 'revoked' },
      });
    }
    return true;
  }, PRECONDITION_FAILED);
  return revoked === true;
}

function hasToken(metadata: { metadata?: Record<string, unknown> | undefined }): boolean {
  return typeof metadata.metadata?.[TOKENS] === 'string' && metadata.metadata[TOKENS] !== '';
}

export const fileStore: FileStore = { read, exists, remove, revokeLinks };
