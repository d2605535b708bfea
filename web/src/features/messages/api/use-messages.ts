import { caseMessageSchema, type CaseMessage } from '@app/domain/case-message';
import { commitmentSchema, type Commitment } from '@app/domain/commitment';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { CaseReader } from '@app/domain/roles';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveList, liveNewest } from '@/lib/live/live-sources';

/**
 * The newest messages of a case, newest first, live. Ask for them once the case itself has been seen.
 * @param length so many, and one more if there are older ones
 */
export function useMessages(caseId: string, length: number): Live<CaseMessage[]> {
  return useLive(liveNewest(paths.messages(caseId), caseMessageSchema, length + 1));
}

/** The question that waits for an answer, if there is one, live. The rules answer a query that is limited to its reader. */
export function useOwedAnswer(caseId: string, { role, uid }: CaseReader): Live<Commitment[]> {
  return useLive(
    liveList(
      {
        path: COLLECTIONS.commitments,
        where: [
          ['case_id', '==', caseId],
          ['kind', '==', 'answer_question'],
          ['owed', '==', true],
          ...(role === 'admin' ? [] : [[`${role}_id`, '==', uid] as const]),
        ],
      },
      commitmentSchema,
    ),
  );
}
