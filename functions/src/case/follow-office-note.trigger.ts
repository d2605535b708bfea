import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { sideBySide } from '../lib/effect.ts';
import { tellOfOfficeNote } from './tell-of-note.effect.ts';
import { stampAuthorOfNote } from './stamp-author.effect.ts';

/** Runs all effects of a new note for the office. The case's `updated_at`, which its customer sees, stays. */
export const followOfficeNote = onDocumentCreated(
  { document: paths.officeNote('{caseId}', '{noteId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('office_notes', event))) return;
    await sideBySide(event, [stampAuthorOfNote, tellOfOfficeNote]);
  },
);
