import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** `retention_reports/{day of Bangkok}`: only counts, no personal data. */
export const retentionReportSchema = z.object({
  id: z.string(),
  at: instant,
  /** Whether this run was allowed to delete. */
  deletes: z.boolean(),
  /** By the id of the row in `RETENTION`. `due`: kept for the whole period; `held`: of these, kept by a legal hold. */
  rows: z.record(z.string(), z.object({ due: z.number(), held: z.number(), done: z.number() })),
});
export type RetentionReport = z.infer<typeof retentionReportSchema>;
