import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** `legal_holds/{caseId}`: while it is there, nothing of the case is erased, by request or by age. */
export const legalHoldSchema = z.object({
  id: z.string(),
  reason: z.string(),
  /** The admin's uid. */
  set_by: z.string(),
  at: instant,
});
export type LegalHold = z.infer<typeof legalHoldSchema>;
