import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { promiseStore } from './promises.repo.ts';
import { runPromises } from './run-promises.ts';

/**
 * Every morning: promises due today, and promises whose days of grace are over. Early enough for the daily mail of the same morning, as
 * `runClocksDaily` is. `npm run tick` runs it for another day.
 */
export const runPromisesDaily = onSchedule(
  { schedule: 'every day 05:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const counts = await runPromises(promiseStore, new Date());
    write({ severity: 'INFO', message: 'runPromisesDaily: done', fn: 'runPromisesDaily', ...counts });
  },
);
