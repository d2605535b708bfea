import * as z from 'zod/mini';

/**
 * Called by the client of an account that was created with an unverified address, or has another one than its profile, once the address
 * is verified (decision 112). `proven`: by the mail's link, everything stays. `secured`: by Google's sign-in; earlier data of the account
 * are deleted and all sessions are revoked, the caller's too. `locked`: the same, but what the account has must not go to another person; it
 * is disabled, and nothing is deleted. `nothing`: there was nothing to settle.
 * Only for the caller's own account.
 */
export const settleAccount = {
  name: 'settleAccount',
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(['nothing', 'proven', 'secured', 'locked']) }),
} as const;
