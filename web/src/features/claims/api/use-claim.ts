import { shortCaseId } from '@app/domain/case-id';
import { caseStandingSchema } from '@app/domain/case-life';
import type { NewClaimSheet } from '@app/domain/claim-sheet';
import { clockSchema, type Clock } from '@app/domain/limitation-clock';
import { paths } from '@app/domain/paths';
import { collection, query } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';
import { toProblem } from '@/lib/firebase/problems';
import { replaceOver } from '@/lib/firebase/replace-over';
import { allOf } from '@/lib/live/all-of';
import type { Live } from '@/lib/live/connection';
import { useLive, type LiveSource } from '@/lib/live/live';
import { listenToQuery, liveList } from '@/lib/live/live-sources';
import { useDocument } from '@/lib/live/use-document';
import { withinBudget } from '@/lib/session/within-budget';
import * as z from 'zod/mini';

/** A limitation clock on the page of a case. */
export interface ShownClock extends Clock {
  /** The name of the merged case that it belongs to. Absent: it is the case's own. */
  duplicate?: string;
}

const linkedStanding = z.pick(caseStandingSchema, { duplicates: true });

const clocksIn = (caseId: string) => liveList({ path: paths.clocks(caseId) }, clockSchema);

/** A case that this reader may not read, or that is gone, has none. */
const ofMerged = ({ key, open }: LiveSource<Clock[]>): LiveSource<Clock[]> => ({
  key,
  open: (next, fail) => open(next, (error) => (toProblem(error) === 'denied' ? next([]) : fail(error))),
});

/**
 * The limitation clocks of a case as the server has computed them, live, and those of the cases that are merged with it (decision
 * 190): people work on this one. What a merged case does not know is left out, since this one asks for it.
 */
export function useClocks(caseId: string): Live<ShownClock[]> {
  const own = useLive(clocksIn(caseId));
  const standing = useDocument(paths.caseStanding(caseId), linkedStanding);
  const linked = standing.data?.duplicates ?? [];
  const ids = linked.map(({ case_id }) => case_id);
  const merged = useLive(
    ids.length === 0 ? null : allOf(['clocks of merged', ...ids], ids.map(clocksIn).map(ofMerged)),
  );
  if (own.status !== 'ready') return own;
  if (standing.status !== 'ready') return standing;
  // Not `loading` again when a case is merged: an open form would be closed.
  if (ids.length === 0 || merged.status === 'loading') return own;
  if (merged.status !== 'ready') return merged;
  const names = new Map(
    linked.map(({ case_id, case_number }) => [case_id, case_number ?? shortCaseId(case_id)]),
  );
  const others = merged.data.flatMap((clock): ShownClock[] => {
    const duplicate = names.get(clock.case_id);
    return duplicate === undefined || clock.state === 'unknown' ? [] : [{ ...clock, duplicate }];
  });
  return { ...own, data: [...own.data, ...others] };
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
 * @param over the `updated_at` that its author has seen (`replaceOver`)
 * @throws see lib/firebase/commit.ts; ProblemError `changedMeanwhile`; LimitError when too many were written
 */
export async function saveClaimSheet(
  { id, owner }: { id: string; owner: string },
  author: string,
  sheet: NewClaimSheet,
  over?: Date | null,
): Promise<void> {
  const written = replaceOver(paths.claimSheet(id), over, {
    case_id: id,
    user_id: owner,
    ...sheet,
    updated_by: author,
  });
  await withinBudget('facts', written);
}
