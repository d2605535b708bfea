import { createHash } from 'node:crypto';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { countStoredFile } from '../budget/file-budget.repo.ts';
import { environment } from '../lib/env.ts';
import { handle } from '../lib/handle.ts';
import { checkDeps } from './check-deps.ts';
import { checkFile } from './check-file.ts';
import { placeOf } from './stored-file.ts';
import { withoutFileName } from './sweep.ts';

/**
 * Checks a file's bytes; the rules only see the declared type. Pictures are held in memory as a whole, so the concurrency
 * is lower.
 */
export const checkStoredFile = onObjectFinalized(
  { bucket: environment.bucket, retry: true, concurrency: 10 },
  (event) =>
    handle(
      'checkStoredFile',
      { id: event.id, time: event.time, subject: withoutFileName(event.data.name) },
      () => event.data,
      async ({ name: path, size, md5Hash, generation }) => {
        const at = new Date(event.time);
        const place = placeOf(path);
        // Counted per event: a file that is deleted right away was still stored.
        if (place !== null && place.kind !== 'blogImage') {
          const key = createHash('sha256')
            .update(`${path}:${md5Hash ?? generation}`)
            .digest('base64url')
            .slice(0, 22);
          // A string at run time (an int64), whatever its type says.
          await countStoredFile(place.uid, { key, size: Number(String(size)), at });
        }
        return { outcome: await checkFile(checkDeps, path, at) };
      },
    ),
);
