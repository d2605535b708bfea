import { write } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { randomUUID } from 'node:crypto';
import { dayOf } from '@app/domain/calendar';
import { TIME_ZONE } from '@app/domain/codec';
import { paths } from '@app/domain/paths';
import { appendAudit } from '../audit/audit.repo.ts';
import { environment } from '../lib/env.ts';
import { retentionDeps, saveReport } from './retention.repo.ts';
import { runRetention } from './run-retention.ts';

/** How long documents are processed, of the 540 s of the function: the report follows. */
const TIME_MS = 8 * 60_000;

/** Reports every day what has reached the end of its retention period; deletes it only if `RETENTION_DELETES` is set. */
export const runRetentionDaily = onSchedule(
  { schedule: 'every day 03:30', timeZone: TIME_ZONE, maxInstances: 1, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const now = new Date();
    const deletes = environment.retentionDeletes;
    const end = performance.now() + TIME_MS;
    const isOver = () => performance.now() > end;
    const { rows, finish } = await runRetention({ ...retentionDeps, isOver }, { now, deletes });
    const day = dayOf(now);
    await saveReport({ id: day, at: now, deletes, rows });
    const done = Object.values(rows).reduce((sum, { done: count }) => sum + count, 0);
    if (done > 0) {
      await appendAudit({
        id: `retention_run_${randomUUID()}`,
        actor_id: null,
        actor_role: null,
        action: 'retention_run',
        subject: paths.retentionReport(day),
        details: Object.fromEntries(Object.entries(rows).map(([id, counts]) => [id, counts.done])),
        at: now,
      });
    }
    const due = Object.values(rows).reduce((sum, counts) => sum + counts.due, 0);
    write({ severity: 'INFO', message: 'runRetentionDaily: done', fn: 'runRetentionDaily', due, done });
    finish();
  },
);
