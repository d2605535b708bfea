import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { digestStore } from './digest.repo.ts';
import { sendDigests } from './send-digests.ts';

/** Every morning: one mail for each person with unread notifications. `npm run tick` runs it for another day. */
export const sendDigestsDaily = onSchedule(
  { schedule: 'every day 07:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const counts = await sendDigests(digestStore, new Date());
    write({ severity: 'INFO', message: 'sendDigestsDaily: done', fn: 'sendDigestsDaily', ...counts });
  },
);
