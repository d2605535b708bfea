import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { COLLECTIONS, LAW_VERSIONS_NAME } from '@app/domain/paths';
import { auditLaw } from './audit-law.effect.ts';

/** A lawyer's confirmation of a version of a table of law was entered. */
export const followLawVersion = onDocumentCreated(
  { document: `${COLLECTIONS.lawTables}/{table}/${LAW_VERSIONS_NAME}/{n}`, retry: true },
  auditLaw,
);
