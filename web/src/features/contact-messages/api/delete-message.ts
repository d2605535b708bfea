import { paths } from '@app/domain/paths';
import { doc } from 'firebase/firestore';
import { recordDeletion } from '@/lib/firebase/audit-entry';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * Deletes one contact message for good, and records who did it; one that is gone already counts as deleted.
 * @throws see lib/firebase/commit.ts
 */
export async function deleteMessage(messageId: string): Promise<void> {
  await commit(async (transaction) => {
    const message = await transaction.get(doc(db, paths.contact(messageId)));
    if (!message.exists()) return;
    transaction.delete(message.ref);
    recordDeletion(transaction, 'contact_deleted', message, 'created_at');
  });
}
