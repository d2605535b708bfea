import type { AuditAction } from '@app/domain/audit';
import { serverTimestamp } from 'firebase/firestore';
import { auth } from './firebase.ts';

/**
 * An entry of the audit log in the name of whoever is signed in, as the rules take it from an admin's browser.
 * @param subject the path of what is acted on
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
