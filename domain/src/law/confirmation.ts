import * as z from 'zod/mini';
import { instant } from '../codec.ts';

/**
 * `law_tables/{table}/versions/{n}`: a lawyer has confirmed this version of a table. A version without a document is not confirmed.
 * The rows are in the domain (decision 183).
 */
export const lawConfirmationSchema = z.object({
  /** `n` again. */
  id: z.string(),
  /** One of `LAW_TABLES`, which pages that only read a confirmation need not load. */
  table: z.string(),
  n: z.number(),
  effective_from: z.nullable(z.string()),
  status: z.literal('confirmed'),
  confirmed_by: z.object({ name: z.string(), licence_no: z.string() }),
  /** `YYYY-MM-DD`, in Bangkok. */
  confirmed_on: z.string(),
  /** The admin who entered it. */
  created_by: z.string(),
  created_at: instant,
});
export type LawConfirmation = z.infer<typeof lawConfirmationSchema>;
export type Lawyer = LawConfirmation['confirmed_by'];
