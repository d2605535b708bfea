import { COMMITTING_KINDS } from '@app/domain/case-commitments';
import { caseEventSchema } from '@app/domain/case-event';
import { caseMessageSchema } from '@app/domain/case-message';
import { type Created, effect } from '../lib/effect.ts';
import type { Outcome } from '../lib/event.ts';
import { paramOf } from '../lib/handle.ts';
import { mayChangeQuestion, keepCommitments } from './commitment.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseMessageSchema, { user_id: true });
const past = z.pick(caseEventSchema, { kind: true });

async function keep(caseId: string, isConcerned: boolean): Promise<Outcome> {
  if (!isConcerned) return { outcome: 'nothing to do', caseId };
  const { isWritten, told } = await keepCommitments(caseId, new Date());
  return { outcome: isWritten ? 'kept' : 'kept before', caseId, count: told };
}

/** What is promised about a case, after a note on it. */
export const keepCommitmentsOfCase = effect(
  'keepCommitments',
  (event: Created) => paramOf(event, 'caseId'),
  (caseId) => keep(caseId, true),
);

/** The same after an entry of its history. Most kinds change no commitment, and read nothing. */
export const keepCommitmentsOfEntry = effect(
  'keepCommitments',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), ...past.parse(event.data?.data()) }),
  ({ caseId, kind }) => keep(caseId, COMMITTING_KINDS.includes(kind)),
);

/** The same after a message in it: only one that opens a question or answers it makes the case's messages be read. */
export const keepCommitmentsOfMessage = effect(
  'keepCommitments',
  (event: Created) => ({ caseId: paramOf(event, 'caseId'), ...written.parse(event.data?.data()) }),
  async ({ caseId, user_id }) => keep(caseId, await mayChangeQuestion(caseId, user_id)),
);
