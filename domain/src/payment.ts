import * as z from 'zod/mini';
import { isDay } from './calendar.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { satangSchema } from './money.ts';
import { ISSUE, optionalText, requiredText } from './text.ts';

/** `reported` by one side until the other side answers. */
export const PAYMENT_STATES = ['reported', 'confirmed', 'disputed'] as const;
export const paymentStateSchema = z.enum(PAYMENT_STATES);
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** Who received the money. `set_off`: nobody did, the debt was offset against another one. */
export const RECEIVERS = ['creditor', 'firm', 'partner', 'court', 'set_off'] as const;
export const receiverSchema = z.enum(RECEIVERS);
export type MoneyReceiver = z.infer<typeof receiverSchema>;

/** The capacity in which a payment is reported. A partner and an admin are one side, the firm's; a customer the other. */
export const REPORTERS = ['customer', 'partner', 'admin'] as const;
export const reporterSchema = z.enum(REPORTERS);
export type Reporter = z.infer<typeof reporterSchema>;

/** The first day on which a payment can have been received: older claims are not collected here. */
export const FIRST_MONEY_DAY = '2000-01-01';

/** `cases/{caseId}/payments/{id}`: never deleted; a mistake is corrected by a reversing entry. */
export const paymentSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Who reported it, and in which capacity. */
  user_id: z.string(),
  reporter_role: reporterSchema,
  /** To whom the case was assigned then: a later assignment does not move what was recovered. */
  partner_id: z.nullable(z.string()),
  satang: z.int(),
  /** A day in Bangkok: `2026-11-21`. */
  received_on: z.string(),
  into: receiverSchema,
  note: z.string(),
  /** The id of the payment that this entry reverses, with the same `satang` and day. */
  reverses: z.nullable(z.string()),
  state: paymentStateSchema,
  created_at: instant,
  /** Absent until the other side answers. */
  answered_by: z.optional(z.string()),
  answered_at: z.optional(instant),
  /** Why it is disputed; '' for a confirmed payment. */
  dispute: z.optional(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

/** A day from {@link FIRST_MONEY_DAY} to `last`. Issues: `required`, `dayInvalid`, `dayTooEarly`, `dayTooLate`. */
function dayUpTo(last: string) {
  return z.string({ error: ISSUE.required }).check(
    z.refine((day) => day !== '', { error: ISSUE.required, abort: true }),
    z.refine(isDay, { error: ISSUE.dayInvalid, abort: true }),
    z.refine((day) => day >= FIRST_MONEY_DAY, { error: ISSUE.dayTooEarly, abort: true }),
    z.refine((day) => day <= last, { error: ISSUE.dayTooLate }),
  );
}

/** The form of a payment. @param today in Bangkok */
export function newPaymentSchema(today: string) {
  return z.object({
    satang: satangSchema,
    received_on: dayUpTo(today),
    into: receiverSchema,
    note: optionalText(LIMITS.paymentText),
  });
}
export type NewPayment = z.infer<ReturnType<typeof newPaymentSchema>>;

/** The sentence of a dispute. */
export const disputeSchema = z.object({ dispute: requiredText(LIMITS.paymentText) });

/** Who answers a report: the side that did not make it. */
export function answererOf(reporter: Reporter): 'customer' | 'admin' {
  return reporter === 'customer' ? 'admin' : 'customer';
}

/** A confirmed payment is final; a disputed one may still be confirmed, when the money has come after all. */
export function canAnswer(from: PaymentState, to: PaymentState): boolean {
  return to === 'confirmed' ? from !== 'confirmed' : to === 'disputed' && from === 'reported';
}

/** The reversing entries among `payments` that name a payment among them with the same amount, by the id of that payment. */
function reversalsOf(payments: readonly Payment[]): ReadonlyMap<string, readonly Payment[]> {
  const byId = new Map(payments.map((each) => [each.id, each]));
  const entries = payments.filter(({ reverses, satang }) => {
    const target = reverses === null ? undefined : byId.get(reverses);
    return target?.reverses === null && target.satang === satang;
  });
  return Map.groupBy(entries, ({ reverses }) => reverses ?? '');
}

export interface Standing {
  /** Taken back, with the agreement of both sides. */
  reversed: ReadonlySet<string>;
  /** To be reversed once the other side agrees. */
  reversalAsked: ReadonlySet<string>;
}

/** Which payments are reversed by other entries. A reversing entry counts for nothing else. */
export function standingOf(payments: readonly Payment[]): Standing {
  const reversed = new Set<string>();
  const reversalAsked = new Set<string>();
  for (const [id, entries] of reversalsOf(payments)) {
    if (entries.some(({ state }) => state === 'confirmed')) reversed.add(id);
    else if (entries.some(({ state }) => state === 'reported')) reversalAsked.add(id);
  }
  return { reversed, reversalAsked };
}
