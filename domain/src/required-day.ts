import * as z from 'zod/mini';
import { isDay } from './calendar.ts';
import { ISSUE } from './text.ts';

/** A day, and the issue of one on its wrong side. */
type Bound = readonly [day: string, issue: string];

/** A day that a form must have. Issues: `required`, `dayInvalid` and those of the bounds, which are included. */
export function requiredDay([first, early]: Bound, last?: Bound) {
  return z.string({ error: ISSUE.required }).check(
    z.refine((day) => day !== '', { error: ISSUE.required, abort: true }),
    z.refine(isDay, { error: ISSUE.dayInvalid, abort: true }),
    z.refine((day) => day >= first, { error: early, abort: true }),
    z.refine((day) => last === undefined || day <= last[0], { error: last?.[1] }),
  );
}
