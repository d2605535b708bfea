import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { debtorFactsSchema } from '@app/domain/debtor-facts';
import { paths } from '@app/domain/paths';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { keepPartiesOfFacts } from '../case-parties/keep-parties.effect.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import * as z from 'zod/mini';

const written = z.pick(debtorFactsSchema, { updated_by: true });

const countFacts = caseEffect(
  'countFacts',
  (event) => changeOf(event.data, written),
  async ({ after }) => {
    if (after === null) return { outcome: 'nothing to count' };
    return { outcome: await countWrite('facts', after.updated_by) };
  },
);

/** Counts what an account states about debtors, and keeps by which numbers the debtor is found. */
export const followDebtorFacts = onDocumentWritten(
  { document: paths.debtorFacts('{caseId}'), retry: true },
  (event) => sideBySide(event, [countFacts, keepPartiesOfFacts]),
);
