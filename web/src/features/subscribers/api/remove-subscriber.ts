import { removeSubscriber as contract } from '@app/domain/contracts/remove-subscriber';
import { call } from '@/lib/firebase/callable';

/**
 * Takes an address off the list; the audit log says who did.
 * @throws ProblemError `offline`, or the SDK's error: `functions/permission-denied`, `functions/not-found`
 */
export async function removeSubscriber(id: string): Promise<void> {
  await call(contract, { id });
}
