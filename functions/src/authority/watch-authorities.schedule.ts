import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { watchEnds } from '../lib/watch-ends.ts';
import { endingAuthorities } from './authority.repo.ts';

/**
 * Every morning: authorities of partners that will end soon or have ended. Early enough for the daily mail of the same morning, as
 * `runClocksDaily` is. `npm run tick` runs it for another day.
 */
export const watchAuthoritiesDaily = onSchedule(
  { schedule: 'every day 05:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const fn = 'watchAuthoritiesDaily';
    write({
      severity: 'INFO',
      message: `${fn}: done`,
      fn,
      ...(await watchEnds(endingAuthorities, new Date())),
    });
  },
);
