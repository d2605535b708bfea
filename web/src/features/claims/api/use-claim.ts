import { clockSchema, type Clock } from '@app/domain/limitation-clock';
import type { NewClaimSheet } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { collection, doc, query, serverTimestamp } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import { assertUnchanged } from '@/lib/firebase/unchanged';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';
import { listenToQuery, liveList } from '@/lib/live/live-sources';
import { withinBudget } from '@/lib/session/within-budget';

/** Its limitation clocks as the server has computed them, live. */
export function useClocks(caseId: string): Live<Clock[]> {
  const path = paths.clocks(caseId);
  return useLive(liveList([path], () => query(collection(db, path)), clockSchema));
}

/** How long {@link nextClocks} waits, in ms: what is stated need not move a clock. */
const PATIENCE_MS = 8_000;

/** Resolves when the server has written a clock of the case, or after some seconds; never rejects. Call it before the write. */
export function nextClocks(caseId: string): Promise<void> {
  return new Promise((resolve) => {
    let isFirst = true;
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = listenToQuery(
      query(collection(db, paths.clocks(caseId))),
      () => {
        if (!isFirst) end();
        isFirst = false;
      },
      end,
    );
  });
}

/**
 * Replaces what is stated.
 * @param owner the case's customer
 * @param author the account at the screen
 * @param over the `updated_at` that its author has seen (`assertUnchanged`)
 * @throws see lib/firebase/commit.ts; ProblemError `changedMeanwhile`; LimitError when too many were written
 */
export async function saveClaimSheet(
  { id, owner }: { id: string; owner: string },
  author: string,
  sheet: NewClaimSheet,
  over?: Date | null,
): Promise<void> {
  const ref = doc(db, paths.claimSheet(id));
  const written = commit(async (transaction) => {
    await assertUnchanged(transaction, ref, over);
    transaction.set(ref, {
      case_id: id,
      user_id: owner,
      ...sheet,
      updated_at: serverTimestamp(),
      updated_by: author,
    });
  });
  await withinBudget('facts', written);
}
