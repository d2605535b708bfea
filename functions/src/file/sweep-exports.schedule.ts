import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { sweepExports } from './sweep.ts';
import { objectDeps } from './swept-objects.repo.ts';

/** The rules end an export's time to the second; what nobody may read any more is gone within another ten minutes. */
export const sweepExportsOften = onSchedule(
  { schedule: 'every 10 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 60 },
  async () => {
    const counts = await sweepExports(objectDeps);
    if (counts.seen > 0)
      write({ severity: 'INFO', message: 'sweepExportsOften: done', fn: 'sweepExportsOften', ...counts });
  },
);
