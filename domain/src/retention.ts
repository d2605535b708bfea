import { DAY_MS } from './calendar.ts';

/** A calendar period: ten years end on the same day ten years later. */
export interface Period {
  count: number;
  unit: 'year' | 'day';
}

/**
 * Who ends the period: `runRetention` the daily run (`runRetentionDaily`), `sweepFilesDaily` the sweep of uploads, `owner` the person
 * (closing the account, withdrawing consent), `office` the firm's own paper and books, `platform` Google's logs.
 */
export type Keeper = 'runRetention' | 'sweepFilesDaily' | 'owner' | 'office' | 'platform';

export interface RetentionRow {
  /** Key of the row in the privacy policy's texts (`page-privacy-policy`, `clauses.retention.parts.1.rows.<id>`). */
  id: string;
  keeper: Keeper;
  /** null: no fixed period; the policy says until when. */
  period: Period | null;
}

/**
 * How long personal data are kept: the single table from which the privacy policy and the daily run take their periods
 * (docs/decisions/130). The order is that of the policy's table. The comment of a row says why the data may be kept until then.
 */
export const RETENTION = [
  // Civil and Commercial Code s. 193/30; Civil Procedure Code s. 274
  { id: 'cases', keeper: 'runRetention', period: { count: 10, unit: 'year' } },
  // Accounting Act B.E. 2543 s. 14; Revenue Code s. 87/3
  { id: 'accounting', keeper: 'office', period: { count: 5, unit: 'year' } },
  // PDPA s. 24 (3)
  { id: 'accounts', keeper: 'owner', period: null },
  // PDPA s. 24 (3)
  { id: 'notifications', keeper: 'runRetention', period: { count: 180, unit: 'day' } },
  // Civil and Commercial Code s. 193/30
  { id: 'partners', keeper: 'office', period: { count: 10, unit: 'year' } },
  // PDPA s. 24 (5)
  { id: 'rejected_partners', keeper: 'runRetention', period: { count: 1, unit: 'year' } },
  // PDPA s. 24 (3) and (5)
  { id: 'contacts', keeper: 'runRetention', period: { count: 1, unit: 'year' } },
  // PDPA s. 19
  { id: 'consent', keeper: 'owner', period: null },
  // PDPA s. 19 and s. 24 (5)
  { id: 'consent_proofs', keeper: 'runRetention', period: { count: 3, unit: 'year' } },
  // PDPA s. 37 (3)
  { id: 'uploads', keeper: 'sweepFilesDaily', period: { count: 2, unit: 'day' } },
  // PDPA s. 39 (7)
  { id: 'privacy_requests', keeper: 'runRetention', period: { count: 3, unit: 'year' } },
  // PDPA s. 24 (5)
  { id: 'failed_events', keeper: 'runRetention', period: { count: 30, unit: 'day' } },
  // Computer Crime Act B.E. 2550 s. 26
  { id: 'traffic', keeper: 'platform', period: { count: 90, unit: 'day' } },
] as const satisfies readonly RetentionRow[];

export type RetentionId = (typeof RETENTION)[number]['id'];
/** The rows that the daily run processes. */
export type RunId = Extract<(typeof RETENTION)[number], { keeper: 'runRetention' }>['id'];

/** The row called `id`. */
export function retentionRow(id: RetentionId): RetentionRow {
  const row = RETENTION.find((one) => one.id === id);
  if (row === undefined) throw new RangeError(`no retention row ${id}`);
  return row;
}

const BANGKOK_MS = 7 * 3_600_000;

/**
 * The latest start whose period is over at `now`. Years are calendar years in Bangkok; from the 29th of February they lead to
 * the 28th, never to a later day, so that no period ends too early.
 */
export function endedBy(period: Period, now: Date): Date {
  if (period.unit === 'day') return new Date(now.getTime() - period.count * DAY_MS);
  const local = new Date(now.getTime() + BANGKOK_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() - period.count);
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - BANGKOK_MS);
}

/** The end of the period that starts at `from`. */
export function endOf(period: Period, from: Date): Date {
  return endedBy({ ...period, count: -period.count }, from);
}
