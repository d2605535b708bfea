import { attempts } from '../lib/attempts.ts';
import type { Acceptance } from './acceptance.ts';

export interface AcceptanceStore {
  /** The cases whose reminder or deadline has come, the longest first. */
  dueAcceptances(now: Date): AsyncIterable<string>;
  /** Does to an acceptance what the clock does. @returns what was written; null: nothing */
  applyClock(caseId: string, now: Date): Promise<Partial<Acceptance> | null>;
  /** Logs that an acceptance could not be handled. */
  report(caseId: string, error: unknown): void;
}

/**
 * One run of the clock at `now`, which a command may name. Idempotent: what has been done is not done again. What fails is
 * reported and does not stop the others.
 * @returns how many partners were reminded, how many are late, and how many acceptances failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function watchAcceptances(
  store: AcceptanceStore,
  now: Date,
): Promise<{ reminded: number; late: number; failed: number }> {
  const { attempt, finish } = attempts(store);
  let reminded = 0;
  let late = 0;
  for await (const caseId of store.dueAcceptances(now))
    await attempt(caseId, async () => {
      const change = await store.applyClock(caseId, now);
      if (change?.reminded_at !== undefined) reminded += 1;
      if (change?.state === 'late') late += 1;
    });
  return { reminded, late, failed: finish() };
}
