import { deletionId, type AuditAction } from '@app/domain/audit';
import { paths } from '@app/domain/paths';
import { doc, serverTimestamp, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase/firestore';
import { auth } from './app.ts';
import { db } from './firestore.ts';

/**
 * An audit log entry by the signed-in user, in the form that the rules accept from an admin's browser.
 * @param subject path of the document acted on
 */
export function ownAuditEntry(action: AuditAction, subject: string) {
  return {
    actor_id: auth.currentUser?.uid ?? '',
    actor_role: 'admin',
    action,
    subject,
    details: {},
    at: serverTimestamp(),
  };
}

/**
 * Records in the same commit that the signed-in user deletes a document, under an id that a repetition has too.
 * @param by the field with its time, which is part of that id; a document without one is not recorded
 */
export function recordDeletion(
  transaction: Transaction,
  action: Parameters<typeof deletionId>[0],
  deleted: DocumentSnapshot,
  by: string,
): void {
  const time: unknown = deleted.get(by);
  if (time instanceof Timestamp)
    transaction.set(
      doc(db, paths.auditEntry(deletionId(action, deleted.id, time.toMillis()))),
      ownAuditEntry(action, deleted.ref.path),
    );
}
