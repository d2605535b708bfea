import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { commitmentStore } from './commitment.repo.ts';
import { watchCommitments } from './watch-commitments.ts';

/** Marks reports, answers and acceptances that are late, and notifies the partner, then the admins. `npm run tick` runs it for another time. */
export const watchCommitmentsOften = onSchedule(
  { schedule: 'every 15 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const counts = await watchCommitments(commitmentStore, new Date());
    const fn = 'watchCommitmentsOften';
    write({ severity: 'INFO', message: `${fn}: done`, fn, ...counts });
  },
);
