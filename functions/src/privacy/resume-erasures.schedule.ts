import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '@app/domain/codec';
import { attempts } from '../lib/attempts.ts';
import { reasonOf } from '../lib/errors.ts';
import { approvedRequests, eraseAccount } from './erase-account.repo.ts';

const fn = 'resumeErasures';

/** Finishes interrupted erasures, so that every approved one is completed. One that fails does not stop the others. */
export const resumeErasures = onSchedule(
  { schedule: 'every 60 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    const { attempt, finish } = attempts<string>({
      report: (uid, error) =>
        write({ severity: 'ERROR', message: `${fn}: failed`, fn, uid, reason: reasonOf(error) }),
    });
    let count = 0;
    for (const uid of await approvedRequests())
      await attempt(uid, async () => {
        if ((await eraseAccount(uid, new Date())) !== null) count += 1;
      });
    if (count > 0) write({ severity: 'INFO', message: `${fn}: done`, fn, count });
    finish();
  },
);
