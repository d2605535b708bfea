import * as z from 'zod/mini';

/** Removes an address from the newsletter's list, for admins. Errors: `not-found`. */
export const removeSubscriber = {
  name: 'removeSubscriber',
  input: z.strictObject({ id: z.string().check(z.regex(/^[^/]{1,128}$/)) }),
  output: z.strictObject({}),
} as const;
