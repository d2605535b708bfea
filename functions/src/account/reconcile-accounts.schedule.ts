import { onSchedule } from 'firebase-functions/v2/scheduler';
import { write } from 'firebase-functions/logger';
import { TIME_ZONE } from '@app/domain/codec';
import { lockDocuments } from './account.repo.ts';
import { disabledAccounts } from './claims.repo.ts';
import { reconcileAccounts } from './reconcile-accounts.ts';

/** Until the next run, an account disabled in the console keeps its rights; a command locks it immediately. */
export const reconcileAccountsOften = onSchedule(
  { schedule: 'every 15 minutes', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 300, retryCount: 1 },
  async () => {
    const locked = await reconcileAccounts({ disabledAccounts, lock: lockDocuments });
    write({
      severity: 'INFO',
      message: 'reconcileAccountsOften: done',
      fn: 'reconcileAccountsOften',
      locked,
    });
  },
);
