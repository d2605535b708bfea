import { contactDetailsFormSchema } from '../contact-details.ts';
import * as z from 'zod/mini';
import { documentId } from './document-id.ts';

/**
 * Who the creditor of a case is and whom to reach there: for the partner to whom it is assigned now, and for admins. `creditor` is the
 * customer's full name, which a collector has to give (Debt Collection Act s. 9), or the address of a customer without one; `contact` is
 * null where the customer has said nothing. Errors: `permission-denied`, also for a case that does not exist.
 */
export const readCaseContact = {
  name: 'readCaseContact',
  input: z.strictObject({ caseId: documentId }),
  output: z.strictObject({ creditor: z.string(), contact: z.nullable(contactDetailsFormSchema) }),
} as const;
