import { contactDetailsFormSchema } from '../contact-details.ts';
import * as z from 'zod/mini';

/**
 * Whom to reach on the customer's side of a case: for the partner to whom it is assigned now, and for admins. null: the customer has said
 * nothing. Errors: `permission-denied`, also for a case that does not exist.
 */
export const readCaseContact = {
  name: 'readCaseContact',
  input: z.strictObject({ caseId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/)) }),
  output: z.strictObject({ contact: z.nullable(contactDetailsFormSchema) }),
} as const;
