import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { keepCommitments } from './commitment.repo.ts';

/** What is promised about a case, after an entry of its history, a note on it or a message in it. */
export const keepCommitmentsOfCase = effect(
  'keepCommitments',
  (event: Created) => paramOf(event, 'caseId'),
  async (caseId) => {
    const { isWritten, told } = await keepCommitments(caseId, new Date());
    return { outcome: isWritten ? 'kept' : 'kept before', caseId, count: told };
  },
);
