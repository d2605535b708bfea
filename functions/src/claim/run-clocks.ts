import { dayOf } from '@app/domain/calendar';
import { attempts } from '../lib/attempts.ts';
import { TransientError } from '../lib/errors.ts';

/** How long a case may take, in ms: a run has nine minutes for all of them, and people decide how much a case holds. */
const LONGEST = 20_000;

export interface ClockStore {
  /**
   * The cases of clocks that are to be looked at on this day or before, page by page, and no others; a case may occur several
   * times. What is written meanwhile hides no clock of another case.
   */
  casesToCheck(day: string): AsyncIterable<readonly string[]>;
  /** Notifies of the case's clocks that are near, each threshold once. */
  tell(caseId: string, now: Date): Promise<void>;
  /** Writes the clocks as they are on that day, with the day of the next look. */
  keep(caseId: string, now: Date): Promise<void>;
  /** Logs that something of a case could not be done. */
  report(caseId: string, error: unknown): void;
}

/**
 * Looks at each clock whose day has come. Idempotent: people are notified before the clock is moved on, and each notice has its own
 * id. The next run therefore does what a killed one did not reach. What fails or takes too long is reported and does not stop the others.
 * @returns how many clocks were read, how many cases were looked at, and how many failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function runClocks(
  store: ClockStore,
  now: Date,
): Promise<{ read: number; checked: number; failed: number }> {
  const seen = new Set<string>();
  const { attempt, finish } = attempts(store);
  let read = 0;
  for await (const page of store.casesToCheck(dayOf(now))) {
    read += page.length;
    for (const caseId of page) {
      if (seen.has(caseId)) continue;
      seen.add(caseId);
      await attempt(caseId, () =>
        withinTime(async () => {
          await store.tell(caseId, now);
          await store.keep(caseId, now);
        }),
      );
    }
  }
  return { read, checked: seen.size, failed: finish() };
}

/** @throws TransientError when the work takes too long; what it still does is idempotent */
async function withinTime(work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TransientError('took too long')), LONGEST);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
