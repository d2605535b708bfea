import { type Authority, endsToTell } from '@app/domain/authority';
import { dayOf, daysBetween } from '@app/domain/calendar';
import { isPermanent } from '../lib/errors.ts';

/** An authority whose last day is near or has passed. */
export type Ending = Pick<Authority, 'case_id' | 'until_on' | 'revoked_at'> & { partnerId: string };

export interface AuthorityStore {
  /** The authorities whose last day is one of these, page by page. */
  endingOn(days: readonly string[]): AsyncIterable<readonly Ending[]>;
  /**
   * Notifies once for each `id`, of a case that is open and still with this partner.
   * @param days until the last day; below 0 once it has passed
   * @returns how many people were notified
   */
  tell(ending: Ending, id: string, days: number, now: Date): Promise<number>;
  /** Logs that something of a case could not be done. */
  report(caseId: string, error: unknown): void;
}

/**
 * Notifies of authorities that end in 60, 30 and 7 days, and of those that ended yesterday; also of what the runs of the two days
 * before have missed. Idempotent: each threshold of a last day has its own id. What fails is reported and does not stop the others.
 * @returns how many authorities were read, how many people were notified, and how many failed
 * @throws the first failure that a retry may mend, when everything else is done
 */
export async function watchAuthorities(
  store: AuthorityStore,
  now: Date,
): Promise<{ read: number; told: number; failed: number }> {
  const today = dayOf(now);
  const thresholds = endsToTell(today);
  const failures: Error[] = [];
  let read = 0;
  let told = 0;
  for await (const page of store.endingOn([...thresholds.keys()])) {
    read += page.length;
    for (const ending of page) {
      const { case_id, partnerId, until_on, revoked_at } = ending;
      const threshold = until_on === null ? undefined : thresholds.get(until_on);
      if (until_on === null || threshold === undefined || revoked_at !== undefined) continue;
      try {
        const id = `authority_near:${case_id}:${partnerId}:${until_on}:${threshold}`;
        told += await store.tell(ending, id, daysBetween(today, until_on), now);
      } catch (error) {
        store.report(case_id, error);
        failures.push(error instanceof Error ? error : new Error('failed', { cause: error }));
      }
    }
  }
  const transient = failures.find((error) => !isPermanent(error));
  if (transient !== undefined) throw transient;
  return { read, told, failed: failures.length };
}
