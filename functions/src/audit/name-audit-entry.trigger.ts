import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, idOf, infoOf } from '../lib/handle.ts';
import { nameEntry } from './audit.repo.ts';

/** Adds the actor's name and the search words to an entry; only an erasure changes it later. */
export const nameAuditEntry = onDocumentCreated(
  { document: paths.auditEntry('{entryId}'), retry: true },
  (event) =>
    handle(
      'nameAuditEntry',
      infoOf(event),
      () => idOf(event),
      async (id) => ({ outcome: (await nameEntry(id)) ? 'named' : 'was named' }),
    ),
);
