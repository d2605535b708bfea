import * as z from 'zod/mini';
import { instant } from './codec.ts';

/** `legal_holds/{caseId}`: while it exists, nothing of the case is erased, neither on request nor by retention. */
export const legalHoldSchema = z.object({
  id: z.string(),
  reason: z.string(),
  /** The admin's uid. */
  set_by: z.string(),
  at: instant,
});
export type LegalHold = z.infer<typeof legalHoldSchema>;
