import { exportNewsletterSubscriptions as contract } from '@app/domain/contracts/export-newsletter-subscriptions';
import { COLLECTIONS } from '@app/domain/paths';
import { write } from 'firebase-functions/logger';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { environment } from '../lib/env.ts';
import { storeExport } from './export-file.repo.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { subscriberPages } from './subscriber.repo.ts';

const deps = { pages: subscriberPages, store: storeExport, answerBytes: environment.exportAnswerBytes };

/** The newsletter's subscribers as CSV, for admins; a million of them takes minutes. Each export is audited. */
export const exportNewsletterSubscriptions = adminCall(
  contract,
  async (_input, { uid }) => {
    const answer = await exportSubscribers(deps, uid);
    const outcome = 'path' in answer ? 'stored' : 'answered';
    // Before the list is returned: no export without an audit entry.
    await appendAudit(
      adminEntry(uid, 'subscribers_exported', COLLECTIONS.newsletterSubscriptions, { outcome }),
    );
    write({ severity: 'NOTICE', message: `${contract.name}: done`, fn: contract.name, uid, outcome });
    return answer;
  },
  { timeoutSeconds: 540 },
);
