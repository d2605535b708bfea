import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { acceptanceStore } from './acceptance.repo.ts';
import { watchAcceptances } from './watch-acceptances.ts';

/** Reminds partners of cases that wait for their answer, and notifies admins of those that were not answered in time. */
export const watchAcceptancesOften = onSchedule(
  { schedule: 'every 30 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const counts = await watchAcceptances(acceptanceStore, new Date());
    write({
      severity: 'INFO',
      message: 'watchAcceptancesOften: done',
      fn: 'watchAcceptancesOften',
      ...counts,
    });
  },
);
