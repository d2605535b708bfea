import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { caseOutcomeSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { type Created, effect, sideBySide } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { outcomeHappenings } from './case-life-happenings.ts';
import { outcomeNotices } from './case-life-notices.ts';
import { recordAndTell } from './record-and-tell.ts';
import * as z from 'zod/mini';

const written = z.omit(caseOutcomeSchema, { id: true });

const tellOfOutcome = effect(
  'tellOfOutcome',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), outcome: written.parse(event.data?.data()) }),
  ({ caseId, outcome }, { eventId }) =>
    recordAndTell({
      fn: 'tellOfOutcome',
      caseId,
      eventId,
      at: outcome.created_at,
      happenings: outcomeHappenings(outcome),
      noticesOf: (item) => outcomeNotices(item, outcome),
      except: outcome.by,
    }),
);

/** Outcomes of customers and admins are counted as steps. */
const countOutcome = effect(
  'countOutcome',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), outcome: written.parse(event.data?.data()) }),
  async ({ caseId, outcome: { by, by_role } }) => {
    if (by_role !== 'partner') return { outcome: 'nothing to count', caseId };
    return { outcome: await countWrite('outcomes', by), caseId };
  },
);

/** Records with what a case ended, and tells who does not learn it from the status. */
export const followOutcome = onDocumentCreated(
  { document: paths.caseOutcome('{caseId}', '{outcomeId}'), retry: true },
  (event) => sideBySide(event, [tellOfOutcome, countOutcome]),
);
