import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { requiredText } from '../text.ts';
import { documentId } from './document-id.ts';

/** An admin puts a case on hold, with a reason, or lifts the hold (`reason` null). Errors: `not-found`. */
export const setLegalHold = {
  name: 'setLegalHold',
  input: z.strictObject({
    caseId: documentId,
    reason: z.nullable(requiredText(LIMITS.privacyText)),
  }),
  output: z.strictObject({}),
} as const;
