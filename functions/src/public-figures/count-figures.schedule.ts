import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { countFigures } from './figures.repo.ts';

/** Counts every night what the public site says of the firm's work. `npm run tick` runs it for another day. */
export const countFiguresDaily = onSchedule(
  { schedule: 'every day 04:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const counts = await countFigures(new Date());
    write({ severity: 'INFO', message: 'countFiguresDaily: done', fn: 'countFiguresDaily', ...counts });
  },
);
