import * as z from 'zod/mini';
import { emailSchema } from './account.ts';
import { instant } from './codec.ts';

/** What a person agreed to, when, and from which network address (keyed hash, hex; the address is not stored). */
const consentSchema = z.object({ at: instant, text_version: z.string(), address_hash: z.string() });

export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  subscribed_at: instant,
  /** null until the link in the mail is followed; absent in entries from before double opt-in, which count as confirmed. */
  confirmed_at: z.optional(z.nullable(instant)),
  consent: z.optional(consentSchema),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The address as it is stored: trimmed, lower case (contract, Data). */
export const newSubscriberSchema = z.object({ email: emailSchema.check(z.toLowerCase()) });
export type NewSubscriber = z.infer<typeof newSubscriberSchema>;

/**
 * The version of the form's consent text (`newsletter.json`, `form.consent`) and of the policy that it links to: the month
 * of the last change of meaning. Stored with each consent.
 */
export const CONSENT_TEXT = '2026-11';

/** Mails are sent only to these. */
export function isConfirmed({ confirmed_at }: Pick<Subscriber, 'confirmed_at'>): boolean {
  return confirmed_at !== null;
}

/** The document id of an address: the hex SHA-256 of its stored form, so that each address is unique. */
export async function subscriberId(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
