import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { caseOutcomeSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { caseEffect, type Created } from '../lib/effect.ts';
import { outcomeHappenings } from './case-life-happenings.ts';
import { outcomeNotices } from './case-life-notices.ts';
import { recordAndTell } from './record-and-tell.ts';
import * as z from 'zod/mini';

const written = z.omit(caseOutcomeSchema, { id: true });

const tellOfOutcome = caseEffect(
  'tellOfOutcome',
  (event: Created) => written.parse(event.data?.data()),
  (outcome, cause) =>
    recordAndTell(
      { ...cause, at: outcome.created_at },
      {
        happenings: outcomeHappenings(outcome),
        noticesOf: (item) => outcomeNotices(item, outcome),
        except: outcome.by,
      },
    ),
);

/**
 * Records with what a case ended, and tells who does not learn it from the status. A partner's beyond the budget is deleted first:
 * one commit may hold hundreds for a case. Those of customers and admins are counted as steps.
 */
export const followOutcome = onDocumentCreated(
  { document: paths.caseOutcome('{caseId}', '{outcomeId}'), retry: true },
  async (event) => {
    const isPartners = event.data?.get('by_role') === 'partner';
    if (isPartners && !(await keepWithinBudget('outcomes', event))) return;
    await tellOfOutcome(event);
  },
);
