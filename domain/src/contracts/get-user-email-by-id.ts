import * as z from 'zod/mini';

/** The e-mail address of an account, for admins (contract, Callable functions). Errors: `not-found`. */
export const getUserEmailById = {
  name: 'getUserEmailById',
  input: z.strictObject({ userId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: z.object({ email: z.string() }),
} as const;
