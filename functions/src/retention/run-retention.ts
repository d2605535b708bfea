import { endedBy, RETENTION, type RunId } from '@app/domain/retention';
import type { RetentionReport } from '@app/domain/retention-report';
import { attempts } from '../lib/attempts.ts';

/** A document whose retention period is over. */
export interface Due {
  path: string;
  /** Whether a legal hold keeps it. */
  held: boolean;
}

/** How the run processes one row of the table. */
export interface RetentionStore {
  /** How many documents are due, where the database can count them; then none is on hold. Otherwise those of `due` are counted. */
  count?(boundary: Date): Promise<number>;
  /** Chunks of documents whose retention period is over, and that are not processed yet. A chunk fails as a whole. */
  due(boundary: Date): AsyncIterable<Due[]>;
  /** Deletes or pseudonymises; idempotent. */
  end(paths: readonly string[]): Promise<void>;
  /** At most this many documents are processed in one run; the next run continues. Without it only the time of the run is a limit. */
  most?: number;
}

export interface RetentionDeps {
  stores: Readonly<Record<RunId, RetentionStore>>;
  /** Whether the time for processing documents is over; the next run continues. */
  isOver: () => boolean;
  /** Logs what could not be done. @param part the id of a row, with the path of a document that fails alone */
  report: (part: string, error: unknown) => void;
}

/**
 * Finds documents whose retention period is over, and deletes or pseudonymises them where that is allowed. Idempotent, and
 * safe to run concurrently and after an interruption: each run processes what is left. What fails is reported and does not stop the others.
 * @returns the counts, and `finish`, which throws the first failure that a retry may mend: to be called when the counts are stored
 */
export async function runRetention(
  { stores, isOver, report }: RetentionDeps,
  { now, deletes }: { now: Date; deletes: boolean },
): Promise<{ rows: RetentionReport['rows']; finish: () => number }> {
  const rows: RetentionReport['rows'] = {};
  const { attempt, finish } = attempts({ report });
  const runs = RETENTION.flatMap((row) => (row.keeper === 'runRetention' ? [row] : []));
  // Those with a limit take longer for each document: last.
  const isSlow = ({ id }: (typeof runs)[number]) => Number(stores[id].most !== undefined);
  for (const { id, period } of runs.sort((one, other) => isSlow(one) - isSlow(other))) {
    const counts = { due: 0, held: 0, done: 0 };
    rows[id] = counts;
    await attempt(id, async () => {
      const store = stores[id];
      const { most = Infinity } = store;
      const boundary = endedBy(period, now);
      const counted = await store.count?.(boundary);
      counts.due = counted ?? 0;
      if (counted !== undefined && !deletes) return;
      for await (const portion of store.due(boundary)) {
        const free = portion.filter(({ held }) => !held).map(({ path }) => path);
        counts.held += portion.length - free.length;
        if (counted === undefined) counts.due += free.length;
        const some = deletes ? free.slice(0, most - counts.done) : [];
        if (some.length > 0)
          await attempt(some.length === 1 ? `${id} ${some[0]}` : id, async () => {
            await store.end(some);
            counts.done += some.length;
          });
        if (isOver()) break;
      }
    });
  }
  return { rows, finish };
}

/**
 * The report of a day with more than one run, as after a failure that is retried: what all of them did, and the most that was due. The rest
 * is that of the later run.
 */
export function withEarlier(report: RetentionReport, earlier: RetentionReport): RetentionReport {
  const rows = { ...earlier.rows };
  for (const [id, { due, held, done }] of Object.entries(report.rows)) {
    const before = earlier.rows[id] ?? { due: 0, done: 0 };
    rows[id] = { due: Math.max(before.due, due), held, done: before.done + done };
  }
  return { ...report, rows };
}
