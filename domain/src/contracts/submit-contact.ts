import * as z from 'zod/mini';
import { newContactSchema } from '../contact.ts';

/**
 * A message to the firm, open to anyone (contract, Callable functions). The same content within ten minutes is one message.
 * Errors: `invalid-argument`, `resource-exhausted` with `Exhausted` (exhausted.ts) as details, `permission-denied` for a locked
 * account.
 */
export const submitContact = {
  name: 'submitContact',
  input: z.strictObject(newContactSchema.shape),
  output: z.strictObject({}),
} as const;
