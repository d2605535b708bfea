import * as z from 'zod';

/** The e-mail address of an account, for admins (CONTRACT, Callable functions). Errors: `not-found`. */
export const getUserEmailById = {
  name: 'getUserEmailById',
  input: z.strictObject({ userId: z.string().min(1).max(128) }),
  output: z.object({ email: z.string() }),
} as const;
