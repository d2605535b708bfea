import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storagePaths } from '@app/domain/paths';
import { bucket } from '../lib/storage.ts';

/**
 * Writes a CSV file that only `uid` can read, for ten minutes (`storage.rules`). The next chunk is requested when the
 * previous one has been sent; the object exists only when it is complete.
 * @returns its path
 */
export async function storeExport(uid: string, portions: AsyncIterable<string>): Promise<string> {
  const path = `${storagePaths.exports(uid)}/${randomUUID()}.csv`;
  const object = (await bucket()).file(path).createWriteStream({
    // Resumable uploads buffer what they have sent in memory.
    resumable: false,
    metadata: {
      contentType: 'text/csv; charset=utf-8',
      contentDisposition: 'attachment; filename="newsletter_subscriptions.csv"',
      cacheControl: 'private, no-store',
    },
  });
  await pipeline(Readable.from(portions, { highWaterMark: 1 }), object);
  return path;
}
