import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { auditDeletion } from './audit-deletion.effect.ts';

/** Audits a contact message that an admin deleted. */
export const auditDeletedMessage = onDocumentDeleted(
  { document: paths.contact('{contactId}'), retry: true },
  (event) => auditDeletion('auditDeletedMessage', 'contact_deleted', event),
);
