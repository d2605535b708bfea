import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { eraseNamesIn } from './case-names.repo.ts';

/** Removes the names of people who were erased while the case was on hold. A retry continues what an earlier delivery began. */
export const followLegalHold = onDocumentDeleted(
  { document: paths.legalHold('{caseId}'), retry: true, timeoutSeconds: 540 },
  (event) =>
    handle(
      'followLegalHold',
      infoOf(event),
      () => paramOf(event, 'caseId'),
      async (caseId) => ({
        outcome: (await eraseNamesIn(caseId)) ? 'erased names' : 'on hold again',
        caseId,
      }),
    ),
);
