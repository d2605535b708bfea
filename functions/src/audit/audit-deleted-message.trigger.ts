import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { auditDeletion } from './audit-deletion.effect.ts';

/** A message of the contact page that an admin threw away. */
export const auditDeletedMessage = onDocumentDeleted(
  { document: paths.contact('{contactId}'), retry: true },
  (event) => auditDeletion('auditDeletedMessage', 'contact_deleted', event),
);
