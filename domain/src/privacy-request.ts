import * as z from 'zod/mini';
import { addDays, dayOf, daysBetween } from './calendar.ts';
import { instant } from './codec.ts';
import { keptSchema } from './erasure.ts';
import { LIMITS } from './limits.ts';
import { optionalText, requiredText } from './text.ts';

/**
 * received: waits for the firm; approved: is being carried out; done: carried out. Refused, done and withdrawn are
 * closed; after a refusal or a withdrawal the person may request again.
 */
export const PRIVACY_STATUSES = ['received', 'approved', 'refused', 'done', 'withdrawn'] as const;
export const privacyStatusSchema = z.enum(PRIVACY_STATUSES);
export type PrivacyStatus = z.infer<typeof privacyStatusSchema>;

/** The statuses that need an action of the firm. */
export const OPEN_PRIVACY_STATUSES = ['received', 'approved'] as const satisfies readonly PrivacyStatus[];
export function isOpenRequest(status: PrivacyStatus): boolean {
  return (OPEN_PRIVACY_STATUSES as readonly PrivacyStatus[]).includes(status);
}

/** An answer of the firm. */
const decisionSchema = z.object({
  decision: z.enum(['approved', 'refused']),
  /** The sentence that the person reads. */
  note: z.string(),
  /** The admin's uid. */
  by: z.string(),
  at: instant,
});

/** `privacy_requests/{uid}`: the person writes the request, functions write all answers. */
export const privacyRequestSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.literal('erasure'),
  status: privacyStatusSchema,
  /** Why, in the person's words; '' when no reason is given, and once the request is carried out. */
  reason: z.string(),
  created_at: instant,
  /** All answers, oldest first, also those to earlier requests. */
  decisions: z._default(z.array(decisionSchema), []),
  /** What was kept when the request was carried out, and why. */
  kept: z._default(z.array(keptSchema), []),
  /** When it was refused, withdrawn or carried out, by the server's clock. */
  closed_at: z.optional(instant),
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

/** The person's input. */
export const erasureFormSchema = z.object({ reason: optionalText(LIMITS.privacyText) });
/** An admin's input. */
export const privacyAnswerSchema = z.object({ note: requiredText(LIMITS.privacyText) });

/** Days within which a request is answered (PDPA s. 30 and s. 36; the privacy policy says so too). */
export const ANSWER_DAYS = 30;

/** The last day for the answer, in Bangkok: `2026-12-23`. Derived from the day of the request and not stored. */
export function dueDayOf({ created_at }: Pick<PrivacyRequest, 'created_at'>): string {
  return addDays(dayOf(created_at), ANSWER_DAYS);
}

/** Days left until the last day; 0 on that day, below 0 when the answer is late. @param today in Bangkok */
export function daysLeft(request: Pick<PrivacyRequest, 'created_at'>, today: string): number {
  return daysBetween(today, dueDayOf(request));
}
