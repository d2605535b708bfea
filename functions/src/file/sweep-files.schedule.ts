import { onSchedule } from 'firebase-functions/v2/scheduler';
import { write } from 'firebase-functions/logger';
import { TIME_ZONE } from '@app/domain/codec';
import { coverDeps } from '../blog/sweep-covers.repo.ts';
import { sweepCovers } from '../blog/sweep-covers.ts';
import { environment } from '../lib/env.ts';
import { sweepAvatars } from './avatars.ts';
import { avatarDeps } from './avatars.repo.ts';
import { boundPages } from './bound-file.repo.ts';
import { checkDeps } from './check-deps.ts';
import { sweepDeps } from './sweep.repo.ts';
import { countingOnly, sweepFiles, type ObjectDeps } from './sweep.ts';
import { verifyBoundFiles } from './verify-bound-files.ts';

const deletes = environment.sweepDeletes;

/** One at a time, and as long as an event function may take: a large bucket is read page by page. */
export const sweepFilesDaily = onSchedule(
  { schedule: 'every 24 hours', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const paths: string[] = [];
    const allowed = <Deps extends Pick<ObjectDeps, 'now' | 'remove'>>(deps: Deps) =>
      deletes ? deps : countingOnly(deps, paths);
    const counts = {
      ...(await sweepFiles(allowed(sweepDeps))),
      ...(await verifyBoundFiles({ ...checkDeps, boundPages })),
      covers: await sweepCovers(allowed(coverDeps)),
      avatars: await sweepAvatars(allowed(avatarDeps)),
    };
    const unnamed = counts.removed + counts.covers + counts.avatars - paths.length;
    write({
      severity: 'INFO',
      message: 'sweepFilesDaily: done',
      fn: 'sweepFilesDaily',
      deletes,
      ...counts,
      ...(!deletes && { paths, unnamed }),
    });
  },
);
