import { DAY_MS } from '@app/domain/calendar';

const HOUR_MS = 3_600_000;
/** Bangkok has no summer time. */
const BANGKOK_MS = 7 * HOUR_MS;

/** Returns a time in the past: whole days ago at an hour in Bangkok, or a fraction of a day before now. */
export type Clock = (days: number, hour?: number) => Date;

/**
 * Dates everything relative to `now`, so that the demo looks recent whenever it is loaded. From a day on, moments fall
 * within office hours, as people who collect debts may not call at night (Debt Collection Act B.E. 2558, s. 9).
 */
export function clockAt(now: Date): Clock {
  const midnight = Math.floor((now.getTime() + BANGKOK_MS) / DAY_MS) * DAY_MS - BANGKOK_MS;
  return (days, hour = 10.5) =>
    new Date(
      days < 1 ? now.getTime() - days * DAY_MS : midnight - Math.floor(days) * DAY_MS + hour * HOUR_MS,
    );
}
