import * as z from 'zod/mini';

/** The file name of the list (requirements section 7). */
const filename = z.literal('newsletter_subscriptions.csv');

/**
 * The newsletter's subscribers as CSV, for admins (contract, Callable functions). A list too long for one answer is stored
 * at `path`, below `exports/{uid of the caller}/`, where only the caller can read it for ten minutes.
 */
export const exportNewsletterSubscriptions = {
  name: 'exportNewsletterSubscriptions',
  input: z.strictObject({}),
  output: z.union([
    z.strictObject({ filename, csv: z.string() }),
    z.strictObject({ filename, path: z.string().check(z.startsWith('exports/')) }),
  ]),
} as const;

export type NewsletterExport = z.infer<(typeof exportNewsletterSubscriptions)['output']>;
