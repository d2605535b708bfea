import { COMMITTING_KINDS } from '@app/domain/case-commitments';
import { caseEventSchema } from '@app/domain/case-event';
import { caseMessageSchema } from '@app/domain/case-message';
import { caseEffect, type Created } from '../lib/effect.ts';
import type { Outcome } from '../lib/event.ts';
import { mayChangeQuestion, keepCommitments } from './commitment.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseMessageSchema, { user_id: true });
const past = z.pick(caseEventSchema, { kind: true });

async function keep(caseId: string, isConcerned: boolean): Promise<Outcome> {
  if (!isConcerned) return { outcome: 'nothing to do' };
  const { isWritten, told } = await keepCommitments(caseId, new Date());
  return { outcome: isWritten ? 'kept' : 'kept before', count: told };
}

/** What is promised about a case, after a note on it. */
export const keepCommitmentsOfCase = caseEffect(
  'keepCommitments',
  (_event: Created) => null,
  (_, { caseId }) => keep(caseId, true),
);

/** The same after an entry of its history. Most kinds change no commitment, and read nothing. */
export const keepCommitmentsOfEntry = caseEffect(
  'keepCommitments',
  (event: Created) => past.parse(event.data?.data()),
  ({ kind }, { caseId }) => keep(caseId, COMMITTING_KINDS.includes(kind)),
);

/** The same after a message in it: only one that opens a question or answers it makes the case's messages be read. */
export const keepCommitmentsOfMessage = caseEffect(
  'keepCommitments',
  (event: Created) => written.parse(event.data?.data()),
  async ({ user_id }, { caseId }) => keep(caseId, await mayChangeQuestion(caseId, user_id)),
);
