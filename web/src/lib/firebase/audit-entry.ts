import type { AuditAction } from '@app/domain/audit';
import { serverTimestamp } from 'firebase/firestore';
import { auth } from './app.ts';

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
