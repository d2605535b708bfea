import * as z from 'zod/mini';
import { emailSchema } from './account.ts';
import { instant } from './codec.ts';

export const subscriberSchema = z.object({ id: z.string(), email: z.string(), subscribed_at: instant });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The address as it is stored: trimmed, lower case (CONTRACT, Data). */
export const newSubscriberSchema = z.object({ email: emailSchema.check(z.toLowerCase()) });
export type NewSubscriber = z.infer<typeof newSubscriberSchema>;

/** The document id of an address: the hex SHA-256 of its stored form, so that an address is there once. */
export async function subscriberId(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
