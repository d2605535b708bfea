import * as z from 'zod/mini';
import { FIRST_DAY } from './calendar.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { satangSchema } from './money.ts';
import { requiredDay } from './required-day.ts';
import { ISSUE, optionalText, requiredText } from './text.ts';

/** `reported` by one side until the other side answers. */
export const PAYMENT_STATES = ['reported', 'confirmed', 'disputed'] as const;
const paymentStateSchema = z.enum(PAYMENT_STATES);
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** Who received the money. `set_off`: nobody did, the debt was offset against another one. */
export const RECEIVERS = ['creditor', 'firm', 'partner', 'court', 'set_off'] as const;
const receiverSchema = z.enum(RECEIVERS);
export type MoneyReceiver = z.infer<typeof receiverSchema>;

/** Receivers that hold the money for the creditor. That it was passed on is not recorded. */
export const HOLDERS = ['partner', 'firm'] as const satisfies readonly MoneyReceiver[];
export type MoneyHolder = (typeof HOLDERS)[number];
export type HeldMoney = Record<MoneyHolder, number>;

/** The capacity in which a payment is reported. A partner and an admin are one side, the firm's; a customer the other. */
export const REPORTERS = ['customer', 'partner', 'admin'] as const;
const reporterSchema = z.enum(REPORTERS);
export type Reporter = z.infer<typeof reporterSchema>;

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

/** The form of a payment. @param today in Bangkok. Issues of the day: `required`, `dayInvalid`, `dayTooEarly`, `dayTooLate`. */
export function newPaymentSchema(today: string) {
  return z.object({
    satang: satangSchema,
    received_on: requiredDay([FIRST_DAY, ISSUE.dayTooEarly], [today, ISSUE.dayTooLate]),
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

export interface Reversals {
  /** Withdrawn, with the agreement of both sides. */
  reversed: ReadonlySet<string>;
  /** To be reversed once the other side agrees. */
  reversalAsked: ReadonlySet<string>;
}

/** Payments that both sides agree on and that nobody has reversed. */
export function agreedPayments(payments: readonly Payment[]): Payment[] {
  const { reversed } = findReversals(payments);
  return payments.filter(
    ({ id, state, reverses }) => state === 'confirmed' && reverses === null && !reversed.has(id),
  );
}

/** What partner and office have received of agreed payments, in satang. */
export function heldOf(agreed: readonly Pick<Payment, 'into' | 'satang'>[]): HeldMoney {
  const by = (holder: MoneyHolder) =>
    agreed.reduce((sum, { into, satang }) => (into === holder ? sum + satang : sum), 0);
  return { partner: by('partner'), firm: by('firm') };
}

/** Which payments are reversed by other entries. A reversing entry counts for nothing else. */
export function findReversals(payments: readonly Payment[]): Reversals {
  const reversed = new Set<string>();
  const reversalAsked = new Set<string>();
  for (const [id, entries] of reversalsOf(payments)) {
    if (entries.some(({ state }) => state === 'confirmed')) reversed.add(id);
    else if (entries.some(({ state }) => state === 'reported')) reversalAsked.add(id);
  }
  return { reversed, reversalAsked };
}
