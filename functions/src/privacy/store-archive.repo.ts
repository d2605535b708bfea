import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storagePaths } from '@app/domain/paths';
import { bucket } from '../lib/storage.ts';

/** Writes an archive that only `uid` can read, for ten minutes (`storage.rules`). @returns its path */
export async function storeArchive(
  uid: string,
  filename: string,
  portions: AsyncIterable<Uint8Array>,
): Promise<string> {
  const path = storagePaths.personalExport(uid, randomUUID());
  const object = (await bucket()).file(path).createWriteStream({
    // Resumable uploads buffer what they have sent in memory.
    resumable: false,
    metadata: {
      contentType: 'application/zip',
      contentDisposition: `attachment; filename="${filename}"`,
      cacheControl: 'private, no-store',
    },
  });
  await pipeline(Readable.from(portions, { highWaterMark: 1 }), object);
  return path;
}
