import { deletionId } from '@app/domain/audit';
import { paths } from '@app/domain/paths';
import { doc, Timestamp } from 'firebase/firestore';
import { ownAuditEntry } from '@/lib/firebase/audit-entry';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/**
 * Deletes one contact message for good, and records who did it; one that is gone already counts as deleted.
 * @throws see lib/firebase/commit.ts
 */
export async function deleteMessage(messageId: string): Promise<void> {
  const path = paths.contact(messageId);
  await commit(async (transaction) => {
    const message = await transaction.get(doc(db, path));
    if (!message.exists()) return;
    const time: unknown = message.get('created_at');
    transaction.delete(message.ref);
    if (time instanceof Timestamp)
      transaction.set(
        doc(db, paths.auditEntry(deletionId('contact_deleted', messageId, time.toMillis()))),
        ownAuditEntry('contact_deleted', path),
      );
  });
}
