import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { requiredText } from '../text.ts';

/** An admin puts a case on hold, with a reason, or lifts the hold (`reason` null). Errors: `not-found`. */
export const setLegalHold = {
  name: 'setLegalHold',
  input: z.strictObject({
    caseId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/)),
    reason: z.nullable(requiredText(LIMITS.privacyText)),
  }),
  output: z.strictObject({}),
} as const;
