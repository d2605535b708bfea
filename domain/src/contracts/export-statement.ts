import * as z from 'zod/mini';
import { FIRST_DAY, isDay } from '../calendar.ts';
import { LANGUAGES } from '../language.ts';
import { documentId } from './document-id.ts';

export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

const LAST_DAY = '2100-12-31';
const day = z.string().check(z.refine((text) => isDay(text) && FIRST_DAY <= text && text <= LAST_DAY));

/**
 * The statement of a case for a period, both days included, as a file at `path` that only the caller can read, for ten minutes. For
 * the customer of the case, the Approved partner who has it now, and admins. A PDF in Chinese is not made: `zh` gets the English one
 * (docs/decisions/181).
 *
 * Errors: `permission-denied`, also where there is no such case; `resource-exhausted` with `details.until` (RFC 3339) beyond 30 files
 * a day.
 */
export const exportStatement = {
  name: 'exportStatement',
  input: z
    .strictObject({
      caseId: documentId,
      from: day,
      to: day,
      language: z.enum(LANGUAGES),
      format: z.enum(STATEMENT_FORMATS),
    })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'] })),
  output: z.strictObject({
    filename: z.string(),
    path: z.string().check(z.startsWith('exports/')),
  }),
} as const;
export type StatementRequest = z.infer<typeof exportStatement.input>;
