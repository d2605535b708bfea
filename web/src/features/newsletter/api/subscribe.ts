import { subscriberId, type NewSubscriber } from '@app/domain/newsletter';
import { COLLECTIONS } from '@app/domain/paths';
import { createPublicDocument } from '@/lib/public-firestore';

/**
 * Puts an address on the list. One that is there already stays there, and nobody is told the difference.
 * @throws ProblemError
 */
export async function subscribe({ email }: NewSubscriber): Promise<void> {
  await createPublicDocument({
    path: `${COLLECTIONS.newsletterSubscriptions}/${await subscriberId(email)}`,
    fields: { email },
    stamped: 'subscribed_at',
  });
}
