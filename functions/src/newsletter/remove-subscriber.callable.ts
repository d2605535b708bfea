import { removeSubscriber as contract } from '@app/domain/contracts/remove-subscriber';
import { paths } from '@app/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import { adminCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { endSubscription, entryMadeAt } from './subscription.repo.ts';

/** Removes an address from the newsletter's list, for admins. The audit log contains only its hash. */
export const removeSubscriber = adminCall(contract, async ({ id }, { uid }) => {
  const made = await entryMadeAt(id);
  if (made === null) throw new HttpsError('not-found', 'not-found');
  // Before the removal: nobody is removed without an audit entry. A repeated call adds none.
  await appendAudit({
    id: `subscriber_removed_${id}_${made.getTime()}`,
    actor_id: uid,
    actor_role: 'admin',
    action: 'subscriber_removed',
    subject: paths.subscriber(id),
    details: {},
    at: new Date(),
  });
  await endSubscription(id, 'admin');
  return {};
});
