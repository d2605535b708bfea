import { addDays } from './calendar.ts';

/** So many days before its end people are notified of a document with a last day (-1: on the day after). */
const END_THRESHOLDS = [60, 30, 7, -1] as const;

/** A run of a day also does what the runs of this many days before have missed. */
const MISSED_DAYS = 2;

/** The last days that a day's run looks at, each with its threshold. @param today in Bangkok */
export function endsToTell(today: string): ReadonlyMap<string, number> {
  return new Map(
    END_THRESHOLDS.flatMap((threshold) =>
      Array.from(
        { length: MISSED_DAYS + 1 },
        (_, late) => [addDays(today, threshold - late), threshold] as const,
      ),
    ),
  );
}
