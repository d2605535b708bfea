import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { keepCommitmentsOfMessage } from '../commitment/keep-commitments.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { tellOfCaseMessage } from './tell-of-note.effect.ts';
import { stampAuthorOfMessage } from './stamp-author.effect.ts';

/** Runs all effects of a new message in a case. The case's `updated_at` stays: it counts what is done, not what is asked. */
export const followCaseMessage = onDocumentCreated(
  { document: paths.message('{caseId}', '{messageId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('messages', event))) return;
    await sideBySide(event, [stampAuthorOfMessage, tellOfCaseMessage]);
    // A question opens a commitment, an answer meets it.
    await keepCommitmentsOfMessage(event);
  },
);
