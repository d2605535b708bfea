import * as z from 'zod/mini';
import { isDay } from '../calendar.ts';
import { LIMITS } from '../limits.ts';
import { ISSUE, requiredText } from '../text.ts';

// Before it no version of a table could have been read; the rules know days from then on only.
const EARLIEST = '2000-01-01';

/** The form of a confirmation. @param today in Bangkok. Issues: `required`, `tooLong`, `dayInvalid`, `dayTooEarly`, `dayTooLate`. */
export function newLawConfirmationSchema(today: string) {
  return z.object({
    name: requiredText(LIMITS.name),
    licence_no: requiredText(LIMITS.licence),
    confirmed_on: z.string({ error: ISSUE.required }).check(
      z.refine((day) => day !== '', { error: ISSUE.required, abort: true }),
      z.refine(isDay, { error: ISSUE.dayInvalid, abort: true }),
      z.refine((day) => day >= EARLIEST, { error: ISSUE.dayTooEarly, abort: true }),
      z.refine((day) => day <= today, { error: ISSUE.dayTooLate }),
    ),
  });
}
export type NewLawConfirmation = z.infer<ReturnType<typeof newLawConfirmationSchema>>;
