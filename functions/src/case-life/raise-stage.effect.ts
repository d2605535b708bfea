import { caseDocumentSchema } from '@app/domain/case-document';
import { stageOfDocument, stageOfLegalEvent } from '@app/domain/case-plan';
import { legalEventSchema } from '@app/domain/claim-sheet';
import { changeOf } from '../lib/change.ts';
import { caseEffect, type Created } from '../lib/effect.ts';
import { raiseStage } from './raise-stage.repo.ts';
import * as z from 'zod/mini';

const added = z.pick(caseDocumentSchema, { kind: true, by_role: true, created_at: true });
const entered = z.pick(legalEventSchema, { kind: true, created_at: true });

/**
 * A demand letter or an acknowledgement among a case's documents shows how far the case is. Those of the customer are from the time
 * before the case was submitted.
 */
export const raiseStageByDocument = caseEffect(
  'raiseStageByDocument',
  (event: Created) => added.parse(event.data?.data()),
  async ({ kind, by_role, created_at }, { caseId }) => {
    const stage = by_role === 'customer' ? null : stageOfDocument(kind);
    const moved = stage !== null && (await raiseStage(caseId, stage, created_at));
    return { outcome: moved ? 'moved' : 'nothing to move' };
  },
);

/** The same of a lawsuit or a judgment among the events of the claim. */
export const raiseStageByLegalEvent = caseEffect(
  'raiseStageByLegalEvent',
  (event) => changeOf(event.data, entered),
  async ({ after }, { caseId }) => {
    const stage = after === null ? null : stageOfLegalEvent(after.kind);
    const moved = after !== null && stage !== null && (await raiseStage(caseId, stage, after.created_at));
    return { outcome: moved ? 'moved' : 'nothing to move' };
  },
);
