import { onSchedule } from 'firebase-functions/v2/scheduler';
import { write } from 'firebase-functions/logger';
import { TIME_ZONE } from '@app/domain/codec';
import { coverDeps } from '../blog/sweep-covers.repo.ts';
import { sweepCovers } from '../blog/sweep-covers.ts';
import { sweepDeps } from './sweep.repo.ts';
import { sweepFiles } from './sweep.ts';

/** One at a time, and as long as an event function may take: a large bucket is read page by page. */
export const sweepFilesDaily = onSchedule(
  { schedule: 'every 24 hours', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const counts = { ...(await sweepFiles(sweepDeps)), covers: await sweepCovers(coverDeps) };
    write({ severity: 'INFO', message: 'sweepFilesDaily: done', fn: 'sweepFilesDaily', ...counts });
  },
);
