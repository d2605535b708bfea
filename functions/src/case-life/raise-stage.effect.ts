import { caseDocumentSchema } from '@app/domain/case-document';
import { stageOfDocument, stageOfLegalEvent } from '@app/domain/case-plan';
import { legalEventSchema } from '@app/domain/claim-sheet';
import { changeOf } from '../lib/change.ts';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { raiseStage } from './raise-stage.repo.ts';
import * as z from 'zod/mini';

const added = z.pick(caseDocumentSchema, { kind: true, by_role: true, created_at: true });
const entered = z.pick(legalEventSchema, { kind: true, created_at: true });

/**
 * A demand letter or an acknowledgement among a case's documents shows how far the case is. Those of the customer are from the time
 * before the case was submitted.
 */
export const raiseStageByDocument = effect(
  'raiseStageByDocument',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), ...added.parse(event.data?.data()) }),
  async ({ caseId, kind, by_role, created_at }) => {
    const stage = by_role === 'customer' ? null : stageOfDocument(kind);
    const moved = stage !== null && (await raiseStage(caseId, stage, created_at));
    return { outcome: moved ? 'moved' : 'nothing to move', caseId };
  },
);

/** The same of a lawsuit or a judgment among the events of the claim. */
export const raiseStageByLegalEvent = effect(
  'raiseStageByLegalEvent',
  (event) => ({ caseId: paramOf(event, 'caseId'), ...changeOf(event.data, entered) }),
  async ({ caseId, after }) => {
    const stage = after === null ? null : stageOfLegalEvent(after.kind);
    const moved = after !== null && stage !== null && (await raiseStage(caseId, stage, after.created_at));
    return { outcome: moved ? 'moved' : 'nothing to move', caseId };
  },
);
