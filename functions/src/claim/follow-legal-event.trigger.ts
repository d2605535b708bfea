import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { legalEventSchema } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { caseEventStore } from '../case/case-event.repo.ts';
import { record } from '../case/case-events.ts';
import { raiseStageByLegalEvent } from '../case-life/raise-stage.effect.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import { claimHappening } from './claim-happening.ts';
import { keepClocksOfCase } from './keep-clocks.effect.ts';
import * as z from 'zod/mini';

const entered = z.pick(legalEventSchema, { user_id: true, by_role: true });

/** Records in the history that an event was entered, and by whom; not which. */
const recordEvent = caseEffect(
  'recordLegalEvent',
  (event) => changeOf(event.data, entered),
  async ({ after }, cause) => {
    if (after === null) return { outcome: 'nothing to record' };
    const by = { actor_id: after.user_id, actor_role: after.by_role };
    const count = await record(caseEventStore, cause, claimHappening('claim_event', by));
    return { outcome: 'recorded', count };
  },
);

/** Runs all effects of an event of a claim. One beyond its author's budget is deleted first. */
export const followLegalEvent = onDocumentWritten(
  { document: paths.legalEvent('{caseId}', '{eventId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('legal_events', event))) return;
    await sideBySide(event, [recordEvent, keepClocksOfCase, raiseStageByLegalEvent]);
  },
);
