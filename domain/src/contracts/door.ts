import * as z from 'zod/mini';
import { documentId } from './document-id.ts';

/**
 * The code by which the debtor of a case can check who contacts them: the one in force, or a new one. `replace`: the earlier ones are
 * revoked and a new one is made. For the Approved partner who has the case and has accepted it, and for admins. Errors: `permission-denied`;
 * `not-found` (the case, for admins); `failed-precondition` (nobody has accepted the case, or it is not in progress).
 */
export const issueDoorCode = {
  name: 'issueDoorCode',
  input: z.strictObject({ caseId: documentId, replace: z.boolean() }),
  output: z.strictObject({ code: z.string(), until: z.iso.datetime() }),
} as const;
export type IssuedDoorCode = z.infer<typeof issueDoorCode.output>;

/**
 * An admin has dealt with a debtor's answer: a pause ends, a wish is no longer shown to the partner. Errors: `permission-denied`;
 * `not-found`; `failed-precondition` (it was dealt with before).
 */
export const resolveDoorAnswer = {
  name: 'resolveDoorAnswer',
  input: z.strictObject({ answerId: documentId }),
  output: z.strictObject({}),
} as const;
