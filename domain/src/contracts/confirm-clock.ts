import * as z from 'zod/mini';
import { newClockConfirmationSchema } from '../clock-confirmation.ts';
import { documentId } from './document-id.ts';

/**
 * An admin records that a lawyer has confirmed a clock's last day, or withdraws that (`confirmation` null). Errors: `not-found` when there
 * is no such clock; `failed-precondition` when it is not the one that the admin saw, or has no day.
 */
export const confirmClock = {
  name: 'confirmClock',
  input: z.strictObject({
    caseId: documentId,
    clockId: z.string().check(z.regex(/^[a-z]+_[a-z]+(_\d+)?$/), z.maxLength(40)),
    /** `inputsOf` the clock on the admin's screen. */
    seen: z.string().check(z.maxLength(20_000)),
    confirmation: z.nullable(newClockConfirmationSchema),
  }),
  output: z.strictObject({}),
} as const;
