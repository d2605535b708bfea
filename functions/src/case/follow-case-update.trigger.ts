import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { acceptByNoteOfPartner } from '../case-life/accept-by-note.effect.ts';
import { keepCommitmentsOfCase } from '../commitment/keep-commitments.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { tellOfNote } from './tell-of-note.effect.ts';
import { stampAuthorOfNote } from './stamp-author.effect.ts';
import { touchCaseOfUpdate } from './touch-case.effect.ts';

/** Runs all effects of a new note on a case. */
export const followCaseUpdate = onDocumentCreated(
  { document: paths.caseUpdate('{caseId}', '{updateId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('updates', event))) return;
    await sideBySide(event, [stampAuthorOfNote, tellOfNote, touchCaseOfUpdate, acceptByNoteOfPartner]);
    // It reads what these write: beside them, each would wait for the others' locks.
    await keepCommitmentsOfCase(event);
  },
);
