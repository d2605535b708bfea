import * as z from 'zod/mini';
import { phoneSchema } from './account.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { ISSUE, optionalText } from './text.ts';

/** Whom the firm and the assigned partner reach on the customer's side. Every field may be empty; forms trim. */
export const contactDetailsFormSchema = z.object({
  contact_person: optionalText(LIMITS.name),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || phoneSchema.safeParse(text).success, { error: ISSUE.phone }),
  ),
  /** In the customer's own words: "weekdays after 16.00". */
  best_time: optionalText(LIMITS.name),
});
export type ContactDetailsForm = z.infer<typeof contactDetailsFormSchema>;

/** `contact_details/{uid}`: beside the profile, whose fields the contract fixes. All empty: asked, and nothing was said. */
export const contactDetailsSchema = z.object({
  /** The customer's uid. */
  id: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  best_time: z.string(),
  updated_at: instant,
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
