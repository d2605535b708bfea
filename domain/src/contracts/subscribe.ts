import * as z from 'zod/mini';
import { newSubscriberSchema } from '../newsletter.ts';

/**
 * Adds an address to the newsletter's list, unconfirmed (contract, Callable functions). The answer is the same for every
 * address. Errors: as `submitContact`.
 */
export const subscribe = {
  name: 'subscribe',
  input: z.strictObject(newSubscriberSchema.shape),
  output: z.strictObject({}),
} as const;
