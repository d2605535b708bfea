import { endedBy, RETENTION, type RunId } from '@app/domain/retention';
import type { RetentionReport } from '@app/domain/retention-report';

/** A document whose period is over. */
export interface Due {
  path: string;
  /** A legal hold keeps it. */
  held: boolean;
}

/** What the run does with one row of the table. */
export interface RetentionStore {
  /** Portions of documents that have been kept for the whole period, and not been dealt with. */
  due(boundary: Date): AsyncIterable<Due[]>;
  /** Deletes or pseudonymises; may be repeated. */
  end(paths: readonly string[]): Promise<void>;
}

export interface RetentionDeps {
  stores: Readonly<Record<RunId, RetentionStore>>;
  /** At most this many documents of one row are dealt with in one run; the next run goes on. */
  most: number;
}

/**
 * Finds what has been kept for its whole period, and deals with it where that is allowed. May be run at any time, twice at
 * once, and after it was interrupted: each run looks for what is left.
 */
export async function runRetention(
  { stores, most }: RetentionDeps,
  { now, deletes }: { now: Date; deletes: boolean },
): Promise<RetentionReport['rows']> {
  const rows: RetentionReport['rows'] = {};
  for (const row of RETENTION) {
    if (row.keeper !== 'runRetention') continue;
    const counts = { due: 0, held: 0, done: 0 };
    rows[row.id] = counts;
    const store = stores[row.id];
    for await (const portion of store.due(endedBy(row.period, now))) {
      const free = portion.filter(({ held }) => !held).slice(0, most - counts.due);
      counts.held += portion.filter(({ held }) => held).length;
      counts.due += free.length;
      if (deletes) {
        await store.end(free.map(({ path }) => path));
        counts.done += free.length;
      }
      if (counts.due >= most) break;
    }
  }
  return rows;
}
