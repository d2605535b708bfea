import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { clockStore } from './claim.repo.ts';
import { runClocks } from './run-clocks.ts';

/**
 * Every morning: limitation clocks that are near or have ended. Early enough for the daily mail of the same morning, which has what is not
 * mailed at once (sendDigestsDaily). `npm run tick` runs it for another day.
 */
export const runClocksDaily = onSchedule(
  { schedule: 'every day 05:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const counts = await runClocks(clockStore, new Date());
    write({ severity: 'INFO', message: 'runClocksDaily: done', fn: 'runClocksDaily', ...counts });
  },
);
