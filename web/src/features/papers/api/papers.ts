import {
  PAPER_KINDS,
  PAPERS_PER_KIND,
  partnerPaperSchema,
  type NewPaper,
  type PartnerPaper,
  type PaperVerdict,
} from '@app/domain/partner-paper';
import { paths } from '@app/domain/paths';
import { deleteField, doc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { auth } from '@/lib/firebase/app';
import { commit } from '@/lib/firebase/commit';
import { createOnce } from '@/lib/firebase/create-once';
import { db } from '@/lib/firebase/firestore';
import { ProblemError } from '@/lib/firebase/problems';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { liveNewest } from '@/lib/live/live-sources';
import { withinBudget } from '@/lib/session/within-budget';

/** All papers of a partner, newest first, live. */
export function usePapers(uid: string): Live<PartnerPaper[]> {
  return useLive(
    liveNewest(paths.partnerPapers(uid), partnerPaperSchema, PAPER_KINDS.length * PAPERS_PER_KIND),
  );
}

/**
 * Shows the firm a paper whose file is stored. Sending it again under the same id shows it once.
 * @throws see lib/firebase/create-once.ts; LimitError when too many were written
 */
export async function showPaper(uid: string, id: string, path: string, paper: NewPaper): Promise<void> {
  const { kind, number, issued_by, valid_until } = paper;
  const written = createOnce(
    paths.partnerPaper(uid, id),
    { kind, number, issued_by, valid_until, path },
    { user_id: uid, state: 'shown', created_at: serverTimestamp() },
  );
  await withinBudget('facts', written);
}

/** @throws see lib/firebase/commit.ts; `denied` once it has been accepted */
export async function withdrawPaper(uid: string, id: string): Promise<void> {
  await commit((transaction) => {
    transaction.delete(doc(db, paths.partnerPaper(uid, id)));
  });
}

/**
 * An admin accepts or refuses a paper, and signs.
 * @param paper as the admin has seen it: a partner may withdraw it and show another one under the same id
 * @param reason of a refusal, for the partner
 * @throws see lib/firebase/commit.ts; ProblemError `notFound` when the paper is no longer the one that was seen
 */
export async function judgePaper(
  uid: string,
  { id, created_at }: Pick<PartnerPaper, 'id' | 'created_at'>,
  state: PaperVerdict,
  reason?: string,
): Promise<void> {
  await commit(async (transaction) => {
    const at = doc(db, paths.partnerPaper(uid, id));
    const shown: unknown = (await transaction.get(at)).get('created_at');
    if (!(shown instanceof Timestamp) || shown.toMillis() !== created_at.getTime())
      throw new ProblemError('notFound');
    transaction.update(at, {
      state,
      reason: reason ?? deleteField(),
      judged_by: auth.currentUser?.uid ?? '',
      judged_at: serverTimestamp(),
    });
  });
}
