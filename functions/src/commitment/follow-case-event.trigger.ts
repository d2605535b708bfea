import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepCommitmentsOfEntry } from './keep-commitments.effect.ts';

/** Keeps what is promised about a case in step with its history: a case holds only its current state; its history says since when. */
export const followCaseEvent = onDocumentCreated(
  { document: paths.caseEvent('{caseId}', '{eventId}'), retry: true },
  keepCommitmentsOfEntry,
);
