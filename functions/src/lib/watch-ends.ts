import { dayOf, daysBetween } from '@app/domain/calendar';
import { endsToTell } from '@app/domain/ends-to-tell';
import { attempts } from './attempts.ts';

/** Documents with a last day, of which people are notified before and after it. */
export interface EndStore<Ending> {
  /** Those whose last day is one of these, page by page. */
  endingOn(days: readonly string[]): AsyncIterable<readonly Ending[]>;
  /** The last day; null: it does not matter any more. */
  lastDayOf(ending: Ending): string | null;
  /** The part of the notification's id that names the document. */
  nameOf(ending: Ending): string;
  /**
   * Notifies once for each `id`.
   * @param days until the last day; below 0 once it has passed
   * @returns how many people were notified
   */
  tell(ending: Ending, id: string, days: number, now: Date): Promise<number>;
  /** Logs that something could not be done. */
  report(ending: Ending, error: unknown): void;
}

/**
 * Notifies of what ends in 60, 30 and 7 days, and of what ended yesterday; also of what the runs of the two days before have
 * missed. Idempotent: each threshold of a last day has its own id. What fails is reported and does not stop the others.
 * @returns how many documents were read, how many people were notified, and how many failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function watchEnds<Ending>(
  store: EndStore<Ending>,
  now: Date,
): Promise<{ read: number; told: number; failed: number }> {
  const today = dayOf(now);
  const thresholds = endsToTell(today);
  const { attempt, finish } = attempts(store);
  let read = 0;
  let told = 0;
  for await (const page of store.endingOn([...thresholds.keys()])) {
    read += page.length;
    for (const ending of page) {
      const last = store.lastDayOf(ending);
      const threshold = last === null ? undefined : thresholds.get(last);
      if (last === null || threshold === undefined) continue;
      const id = `${store.nameOf(ending)}:${last}:${threshold}`;
      await attempt(ending, async () => {
        told += await store.tell(ending, id, daysBetween(today, last), now);
      });
    }
  }
  const failed = finish();
  return { read, told, failed };
}
