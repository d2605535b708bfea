import type { NewSubscriber } from '@app/domain/newsletter';
import { callPublic } from '@/lib/firebase/call-public';

/**
 * Adds an address to the list. Idempotent: for an address already on it the response is the same, so none can be probed.
 * @throws LimitError, ProblemError
 */
export async function subscribe({ email }: NewSubscriber): Promise<void> {
  await callPublic('subscribe', { email });
}
