import { attempts } from '../lib/attempts.ts';

export interface CommitmentStore {
  /** The cases of commitments that are to be looked at before this time, the longest first; one may occur several times. */
  casesToCheck(now: Date): Promise<string[]>;
  /** Notifies of what has become late in a case, and writes its commitments with the time of the next look. */
  keep(caseId: string, now: Date): Promise<{ told: number }>;
  /** Logs that something of a case could not be done. */
  report(caseId: string, error: unknown): void;
}

/**
 * One run of the clock at `now`. Idempotent: what was looked at is looked at again only at its next time, and what one run does not
 * reach is found by the next. What fails is reported and does not stop the others.
 * @returns how many cases were looked at, how many people were notified, and how many cases failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function watchCommitments(
  store: CommitmentStore,
  now: Date,
): Promise<{ checked: number; told: number; failed: number }> {
  const cases = new Set(await store.casesToCheck(now));
  const { attempt, finish } = attempts(store);
  let told = 0;
  for (const caseId of cases)
    await attempt(caseId, async () => {
      told += (await store.keep(caseId, now)).told;
    });
  const failed = finish();
  return { checked: cases.size, told, failed };
}
