import type { NewContact } from '@app/domain/contact';
import { callPublic } from '@/lib/firebase/call-public';

/**
 * Sends a message to the firm. The same message again within ten minutes arrives once.
 * @throws LimitError, ProblemError
 */
export async function sendMessage(message: NewContact): Promise<void> {
  const { name, email, phone, subject, message: text } = message;
  await callPublic('submitContact', { name, email, phone, subject, message: text });
}
