import { createHash } from 'node:crypto';
import type { File } from '@google-cloud/storage';
import { TAIL_BYTES } from '@app/domain/file';
import { codeOf } from '../lib/errors.ts';
import { bucket } from '../lib/storage.ts';
import type { FileStore } from './check-file.ts';
import { plausibleCaseId, type Served, type StoredFile } from './stored-file.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;
/** The custom metadata in which Firebase keeps the tokens of links that work without signing in. */
const TOKENS = 'firebaseStorageDownloadTokens';
/** The custom metadata in which the server marks documents; storage.rules deny uploads with it. */
const MARK = 'document_of';
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
      generation: String(metadata.generation ?? 0),
      contentDisposition: metadata.contentDisposition || null,
      cacheControl: metadata.cacheControl || null,
      caseId: plausibleCaseId(metadata.metadata?.case_id),
      documentOf: plausibleCaseId(metadata.metadata?.[MARK]),
      head,
      tail,
    };
  });
}

/** This version of an object: the emulator knows one version only. */
async function version(path: string, generation: string): Promise<File> {
  return (await bucket()).file(path, { generation });
}

async function bytes(path: string, generation: string): Promise<Uint8Array | null> {
  const file = await version(path, generation);
  return unlessGone(async () => (await file.download())[0]);
}

/** Read as a stream: an attachment has up to 20 MB, and an instance handles many concurrently. */
async function hash(path: string, generation: string): Promise<string | null> {
  const file = await version(path, generation);
  return unlessGone(async () => {
    const digest = createHash('sha256');
    for await (const chunk of file.createReadStream()) digest.update(chunk as Uint8Array);
    return digest.digest('hex');
  });
}

async function generation(path: string): Promise<string | null> {
  const file = (await bucket()).file(path);
  return unlessGone(async () => String((await file.getMetadata())[0].generation ?? 0));
}

async function exists(path: string): Promise<boolean> {
  const [found] = await (await bucket()).file(path).exists();
  return found;
}

async function remove(path: string, generation: string): Promise<void> {
  const file = (await bucket()).file(path);
  await unlessGone(() => file.delete({ ifGenerationMatch: generation }), PRECONDITION_FAILED);
}

async function serve(path: string, { contentDisposition, cacheControl }: Served): Promise<void> {
  const file = (await bucket()).file(path);
  const headers = {
    ...(contentDisposition !== null && { contentDisposition }),
    ...(cacheControl !== null && { cacheControl }),
  };
  await unlessGone(() => file.setMetadata(headers));
}

async function mark(path: string, caseId: string): Promise<void> {
  const file = (await bucket()).file(path);
  await unlessGone(() => file.setMetadata({ metadata: { [MARK]: caseId } }));
}

/**
 * Clearing the token in the metadata is enough for Cloud Storage. The emulator keeps tokens where a metadata update
 * cannot remove them, and its response shows them: there the object is rewritten in place without them.
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
        ...(before.cacheControl === undefined ? {} : { cacheControl: before.cacheControl }),
        // Never empty: the emulator treats an empty object as "unchanged", tokens included.
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

export const fileStore: FileStore = {
  read,
  bytes,
  hash,
  generation,
  exists,
  remove,
  serve,
  mark,
  revokeLinks,
};
