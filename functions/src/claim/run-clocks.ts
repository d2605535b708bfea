import { dayOf } from '@app/domain/calendar';
import { isPermanent } from '../lib/errors.ts';

export interface ClockStore {
  /** The cases of clocks that are to be looked at on this day or before; one may occur several times. */
  casesToCheck(day: string): Promise<string[]>;
  /** Notifies of the case's clocks that are near, each threshold once. */
  tell(caseId: string, now: Date): Promise<void>;
  /** Writes the clocks as they are on that day, with the day of the next look. */
  keep(caseId: string, now: Date): Promise<void>;
  /** Logs that something of a case could not be done. */
  report(caseId: string, error: unknown): void;
}

/**
 * Looks at each clock whose day has come. Idempotent: people are notified before the clock is moved on, and each notice has an id of
 * its own. What fails is reported and does not stop the others.
 * @returns how many cases were looked at, and how many failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function runClocks(store: ClockStore, now: Date): Promise<{ checked: number; failed: number }> {
  const cases = new Set(await store.casesToCheck(dayOf(now)));
  const failures: Error[] = [];
  for (const caseId of cases) {
    try {
      await store.tell(caseId, now);
      await store.keep(caseId, now);
    } catch (error) {
      store.report(caseId, error);
      failures.push(error instanceof Error ? error : new Error('failed', { cause: error }));
    }
  }
  const transient = failures.find((error) => !isPermanent(error));
  if (transient !== undefined) throw transient;
  return { checked: cases.size, failed: failures.length };
}
