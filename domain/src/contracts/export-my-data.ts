import * as z from 'zod/mini';

/**
 * Everything that is stored about the caller, as a ZIP archive at `path`, which only the caller can read for ten minutes.
 * Errors: `resource-exhausted` within an hour after the last one, with `details.until` (RFC 3339).
 */
export const exportMyData = {
  name: 'exportMyData',
  input: z.strictObject({}),
  output: z.strictObject({
    filename: z.string(),
    path: z.string().check(z.startsWith('exports/')),
  }),
} as const;
