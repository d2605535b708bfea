import type { NewSubscriber } from '@app/domain/newsletter';
import { callPublic } from '@/lib/call-public';

/**
 * Puts an address on the list. One that is there already stays there, and nobody is told the difference.
 * @throws LimitError, ProblemError
 */
export async function subscribe({ email }: NewSubscriber): Promise<void> {
  await callPublic('subscribe', { email });
}
