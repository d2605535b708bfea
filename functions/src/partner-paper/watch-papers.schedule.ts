import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { watchEnds } from '../lib/watch-ends.ts';
import { endingPapers } from './paper.repo.ts';

/**
 * Every morning: accepted papers of partners that will end soon or have ended. Early enough for the daily mail of the same morning, as
 * `runClocksDaily` is. `npm run tick` runs it for another day.
 */
export const watchPapersDaily = onSchedule(
  { schedule: 'every day 05:35', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const fn = 'watchPapersDaily';
    write({ severity: 'INFO', message: `${fn}: done`, fn, ...(await watchEnds(endingPapers, new Date())) });
  },
);
