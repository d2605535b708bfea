import { onSchedule } from 'firebase-functions/v2/scheduler';
import { write } from 'firebase-functions/logger';
import { TIME_ZONE } from '@app/domain/codec';
import { coverDeps } from '../blog/sweep-covers.repo.ts';
import { sweepCovers } from '../blog/sweep-covers.ts';
import { attempts } from '../lib/attempts.ts';
import { environment } from '../lib/env.ts';
import { reasonOf } from '../lib/errors.ts';
import { sweepAvatars } from './avatars.ts';
import { avatarDeps } from './avatars.repo.ts';
import { boundPages } from './bound-file.repo.ts';
import { checkDeps } from './check-deps.ts';
import { sweepDeps } from './sweep.repo.ts';
import { countingOnly, sweepFiles, withoutFileName, type ObjectDeps } from './sweep.ts';
import { verifyBoundFiles } from './verify-bound-files.ts';

const fn = 'sweepFilesDaily';
const deletes = environment.sweepDeletes;

/** One at a time, and as long as an event function may take: a large bucket is read page by page. */
export const sweepFilesDaily = onSchedule(
  { schedule: 'every 24 hours', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const paths: string[] = [];
    const allowed = <Deps extends Pick<ObjectDeps, 'now' | 'remove'>>(deps: Deps) =>
      deletes ? deps : countingOnly(deps, paths);
    const { attempt, finish } = attempts<string>({
      report: (part, error) =>
        write({
          severity: 'ERROR',
          message: `${fn}: failed`,
          fn,
          part: withoutFileName(part),
          reason: reasonOf(error),
        }),
    });
    const counts = { seen: 0, removed: 0, bound: 0, mismatches: 0, covers: 0, avatars: 0 };
    // The small ones first: the time of a run may end in the others.
    await attempt('covers', async () => {
      counts.covers = await sweepCovers(allowed(coverDeps));
    });
    await attempt('avatars', async () => {
      counts.avatars = await sweepAvatars(allowed(avatarDeps));
    });
    await attempt('case files', async () => {
      Object.assign(counts, await sweepFiles(allowed({ ...sweepDeps, attempt })));
    });
    await attempt('bound files', async () => {
      Object.assign(counts, await verifyBoundFiles({ ...checkDeps, attempt, boundPages }));
    });
    const unnamed = counts.removed + counts.covers + counts.avatars - paths.length;
    write({
      severity: 'INFO',
      message: `${fn}: done`,
      fn,
      deletes,
      ...counts,
      ...(!deletes && { paths, unnamed }),
    });
    finish();
  },
);
