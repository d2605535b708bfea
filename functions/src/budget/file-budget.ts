import { FILE_BUDGET } from '@app/domain/budgets';
import { addDays, dayOf, startOf } from '@app/domain/calendar';
import * as z from 'zod/mini';

/** `budgets/{uid}.files`: the uploads of an account on one day. */
export const fileCountSchema = z.object({
  /** In Bangkok: `2026-11-21`. */
  day: z.string(),
  count: z.number(),
  bytes: z.number(),
  /** What has been counted on that day, by {@link Upload.key}. */
  seen: z.array(z.string()),
});
export type FileCount = z.infer<typeof fileCountSchema>;

/** An object that was stored by an account. */
export interface Upload {
  /**
   * Identifies an upload: path and checksum. Not the generation, which changes whenever the emulator rewrites an object
   * without its download token.
   */
  key: string;
  /** Bytes. */
  size: number;
  at: Date;
}

/** The most keys kept: an account with more uploads is paused. */
const MOST_KEYS = 5 * FILE_BUDGET.files;

/** @returns the count with this upload, or null when it is included already, or belongs to a day that is over */
export function countUpload(before: FileCount | null, { key, size, at }: Upload): FileCount | null {
  const day = dayOf(at);
  if (before !== null && before.day > day) return null;
  const today = before?.day === day ? before : { day, count: 0, bytes: 0, seen: [] };
  if (today.seen.includes(key)) return null;
  return {
    day,
    count: today.count + 1,
    bytes: today.bytes + size,
    seen: today.seen.length < MOST_KEYS ? [...today.seen, key] : today.seen,
  };
}

/** @returns until when an account's uploads are paused; null while its budget is not used up */
export function pausedUntil({ day, count, bytes }: FileCount): Date | null {
  const isUsedUp = count >= FILE_BUDGET.files || bytes >= FILE_BUDGET.bytes;
  return isUsedUp ? startOf(addDays(day, 1)) : null;
}
