import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { claimSheetSchema } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { caseEventStore } from '../case/case-event.repo.ts';
import { record } from '../case/case-events.ts';
import { capacityIn, isImported } from '../case/case.repo.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import { claimHappening } from './claim-happening.ts';
import { keepClocksOfCase } from './keep-clocks.effect.ts';
import * as z from 'zod/mini';

const written = z.pick(claimSheetSchema, { updated_by: true, updated_at: true });

const countSheet = caseEffect(
  'countClaimSheet',
  (event) => changeOf(event.data, written),
  async ({ before, after }, { caseId }) => {
    if (after === null) return { outcome: 'nothing to count' };
    if (before === null && (await isImported(caseId, after.updated_at)))
      return { outcome: 'counted as a row' };
    return { outcome: await countWrite('facts', after.updated_by) };
  },
);

/** Records in the history that the claim was stated, and by whom; not what. */
const recordSheet = caseEffect(
  'recordClaimSheet',
  (event) => changeOf(event.data, written),
  async ({ after }, cause) => {
    if (after === null) return { outcome: 'nothing to record' };
    const by = { actor_id: after.updated_by, actor_role: await capacityIn(cause.caseId, after.updated_by) };
    const count = await record(caseEventStore, cause, claimHappening('claim_stated', by));
    return { outcome: 'recorded', count };
  },
);

/** Runs all effects of what is stated about a claim. */
export const followClaimSheet = onDocumentWritten(
  { document: paths.claimSheet('{caseId}'), retry: true },
  (event) => sideBySide(event, [countSheet, recordSheet, keepClocksOfCase]),
);
