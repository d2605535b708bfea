import { removeSubscriber as contract } from '@app/domain/contracts/remove-subscriber';
import { paths } from '@app/domain/paths';
import { adminCall } from '../account/calls.ts';
import { adminEntry } from '../audit/audit-entries.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { refused } from '../lib/callable.ts';
import { endSubscription, entryMadeAt } from './subscription.repo.ts';

/** Removes an address from the newsletter's list, for admins. The audit log contains only its hash. */
export const removeSubscriber = adminCall(contract, async ({ id }, { uid }) => {
  const made = await entryMadeAt(id);
  if (made === null) throw refused('not-found');
  // Before the removal: nobody is removed without an audit entry. A repeated call adds none.
  const removal = `${id}-${made.getTime()}`;
  await appendAudit(adminEntry(uid, 'subscriber_removed', paths.subscriber(id), {}, removal));
  await endSubscription(id, 'admin');
  return {};
});
