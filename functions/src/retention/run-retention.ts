import { endedBy, RETENTION, type RunId } from '@app/domain/retention';
import type { RetentionReport } from '@app/domain/retention-report';

/** A document whose retention period is over. */
export interface Due {
  path: string;
  /** Whether a legal hold keeps it. */
  held: boolean;
}

/** How the run processes one row of the table. */
export interface RetentionStore {
  /** Chunks of documents whose retention period is over, and that are not processed yet. */
  due(boundary: Date): AsyncIterable<Due[]>;
  /** Deletes or pseudonymises; idempotent. */
  end(paths: readonly string[]): Promise<void>;
}

export interface RetentionDeps {
  stores: Readonly<Record<RunId, RetentionStore>>;
  /** At most this many documents of one row are processed in one run; the next run continues. */
  most: number;
}

/**
 * Finds documents whose retention period is over, and deletes or pseudonymises them where that is allowed. Idempotent, and
 * safe to run concurrently and after an interruption: each run processes what is left.
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
