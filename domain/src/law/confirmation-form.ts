import * as z from 'zod/mini';
import { FIRST_DAY } from '../calendar.ts';
import { LIMITS } from '../limits.ts';
import { requiredDay } from '../required-day.ts';
import { ISSUE, requiredText } from '../text.ts';

/** The form of a confirmation. @param today in Bangkok. Issues: `required`, `tooLong`, `dayInvalid`, `dayTooEarly`, `dayTooLate`. */
export function newLawConfirmationSchema(today: string) {
  return z.object({
    name: requiredText(LIMITS.name),
    licence_no: requiredText(LIMITS.licence),
    confirmed_on: requiredDay([FIRST_DAY, ISSUE.dayTooEarly], [today, ISSUE.dayTooLate]),
  });
}
export type NewLawConfirmation = z.infer<ReturnType<typeof newLawConfirmationSchema>>;
