import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { approvedRequests, eraseAccount } from './erase-account.repo.ts';

/** Finishes interrupted erasures, so that every approved one is completed. */
export const resumeErasures = onSchedule(
  { schedule: 'every 60 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    let count = 0;
    for (const uid of await approvedRequests()) if ((await eraseAccount(uid, new Date())) !== null) count++;
    if (count > 0) write({ severity: 'INFO', message: 'resumeErasures: done', fn: 'resumeErasures', count });
  },
);
