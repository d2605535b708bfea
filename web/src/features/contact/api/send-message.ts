import type { NewContact } from '@app/domain/contact';
import { paths } from '@app/domain/paths';
import { createPublicDocument } from '@/lib/public-firestore';

/**
 * Sends a message to the firm. The same message under the same id arrives once, however often it is sent.
 * @throws ProblemError
 */
export async function sendMessage(
  id: string,
  { name, email, phone, subject, message }: NewContact,
): Promise<void> {
  await createPublicDocument({
    path: paths.contact(id),
    fields: { name, email, phone, subject, message, is_read: false },
    stamped: 'created_at',
  });
}
