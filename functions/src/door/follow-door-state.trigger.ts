import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepBalanceOfEntry } from '../money/keep-balance.effect.ts';

/** The agenda of the case has from which day on its debtor is not to be contacted: after an answer, and after an admin has dealt with it. */
export const followDoorState = onDocumentWritten(
  { document: paths.doorState('{caseId}'), retry: true },
  keepBalanceOfEntry,
);
