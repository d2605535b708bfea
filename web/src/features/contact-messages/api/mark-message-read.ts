import { paths } from '@app/domain/paths';
import { doc, updateDoc } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';

/**
 * Marks one contact message read. A plain write, not lib/firebase/commit.ts: the live list shows it at once and reverts
 * it when it is refused; without network it waits and is sent later, which harms nobody.
 * @throws the SDK's error when the server refused it
 */
export async function markMessageRead(messageId: string): Promise<void> {
  await updateDoc(doc(db, paths.contact(messageId)), { is_read: true });
}
