import * as z from 'zod/mini';
import { instant } from './codec.ts';

/**
 * The version in force of the terms of service and the privacy policy: the day of their last change, in Bangkok. The legal
 * pages show it. `firestore.rules` lists the versions that can be accepted: a new one is added there too.
 */
export const TERMS_VERSION = '2025-06-27';

/** `profiles/{uid}/acceptances/{version}`: when an account accepted that version (docs/decisions/147). */
export const acceptanceSchema = z.object({
  /** The version again. */
  id: z.string(),
  terms_version: z.string(),
  accepted_at: instant,
});
export type Acceptance = z.infer<typeof acceptanceSchema>;
