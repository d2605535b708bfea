import * as z from 'zod/mini';

/**
 * Called by the client of an account that was made with an unproven address, once the address is proven (decision 112).
 * `proven`: by the mail's link, everything stays. `secured`: by Google's sign-in; whatever the account held before is
 * taken away and every sign-in has ended, the caller's too. `nothing`: there was nothing to settle.
 * For the account itself.
 */
export const settleAccount = {
  name: 'settleAccount',
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(['nothing', 'proven', 'secured']) }),
} as const;
