import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { sweepExports } from './sweep.ts';
import { objectDeps } from './swept-objects.repo.ts';

/** The rules deny reading an expired export to the second; this deletes it within another ten minutes. */
export const sweepExportsOften = onSchedule(
  { schedule: 'every 10 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 60 },
  async () => {
    const counts = await sweepExports(objectDeps);
    if (counts.seen > 0)
      write({ severity: 'INFO', message: 'sweepExportsOften: done', fn: 'sweepExportsOften', ...counts });
  },
);
