import * as z from 'zod/mini';
import { addDays } from './calendar.ts';
import { instant } from './codec.ts';
import { satangSchema } from './money.ts';
import { agreedPayments, type Payment } from './payment.ts';
import { requiredDay } from './required-day.ts';
import { ISSUE } from './text.ts';

/** Recorded as `open`; a person may withdraw it, the other states are the server's. */
export const PROMISE_STATES = ['open', 'kept', 'part', 'broken', 'withdrawn'] as const;
const promiseStateSchema = z.enum(PROMISE_STATES);
export type PromiseState = z.infer<typeof promiseStateSchema>;

/** A promise is broken when this many days have passed after its day: a transfer takes until the next working day. */
export const GRACE_DAYS = 3;

/** A promise may lie at most this many days ahead. */
export const LONGEST_PROMISE_DAYS = 3_660;

/** `cases/{caseId}/promises/{id}`: what the debtor promised to pay. */
export const promiseSchema = z.object({
  id: z.string(),
  case_id: z.string(),
  /** Who recorded it. */
  user_id: z.string(),
  satang: z.int(),
  /** Days in Bangkok: when it was made, and by when it is to be kept. */
  made_on: z.string(),
  due_on: z.string(),
  state: promiseStateSchema,
  created_at: instant,
  withdrawn_by: z.optional(z.string()),
  withdrawn_at: z.optional(instant),
});
export type PaymentPromise = z.infer<typeof promiseSchema>;

/** The form of a promise, made today. @param today in Bangkok. Issues: `required`, `dayInvalid`, `dayTooEarly`, `dayTooFar`. */
export function newPromiseSchema(today: string) {
  return z.object({
    satang: satangSchema,
    due_on: requiredDay([today, ISSUE.dayPast], [addDays(today, LONGEST_PROMISE_DAYS), ISSUE.dayTooFar]),
  });
}
export type NewPromise = z.infer<ReturnType<typeof newPromiseSchema>>;

/** The last day on which money keeps the promise. */
export function lastDayOf({ due_on }: Pick<PaymentPromise, 'due_on'>): string {
  return addDays(due_on, GRACE_DAYS);
}

const byAge = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The state of each promise on a day. Confirmed money keeps the earliest promise that is not kept yet, of those that were
 * made by the day of its receipt and whose last day is not over then; what exceeds one promise goes on to the next. Depends
 * on nothing but its arguments, in any order.
 * @param today in Bangkok
 * @returns by the promises' ids
 */
export function promiseStates(
  promises: readonly PaymentPromise[],
  payments: readonly Payment[],
  today: string,
): Map<string, PromiseState> {
  const received = agreedPayments(payments).sort(
    (a, b) => byAge(a.received_on, b.received_on) || byAge(a.id, b.id),
  );
  const standing = promises
    .filter(({ state }) => state !== 'withdrawn')
    .sort((a, b) => byAge(a.due_on, b.due_on) || byAge(a.made_on, b.made_on) || byAge(a.id, b.id))
    .map((promise) => ({ ...promise, lastDay: lastDayOf(promise) }));
  const missing = new Map(standing.map(({ id, satang }) => [id, satang]));
  // In order of their last days: those before it are over, or kept.
  let first = 0;
  for (const { satang, received_on } of received) {
    let left = satang;
    for (let place = first; left > 0; place += 1) {
      const promise = standing[place];
      if (promise === undefined) break;
      const lacks = missing.get(promise.id) ?? 0;
      if (place === first && (lacks === 0 || promise.lastDay < received_on)) first += 1;
      if (promise.made_on > received_on || promise.lastDay < received_on) continue;
      const used = Math.min(left, lacks);
      missing.set(promise.id, lacks - used);
      left -= used;
    }
  }
  const stateOf = (promise: PaymentPromise): PromiseState => {
    if (promise.state === 'withdrawn') return 'withdrawn';
    const lacks = missing.get(promise.id) ?? 0;
    if (lacks === 0) return 'kept';
    if (today <= lastDayOf(promise)) return 'open';
    return lacks < promise.satang ? 'part' : 'broken';
  };
  return new Map(promises.map((promise) => [promise.id, stateOf(promise)]));
}

/** A promise whose day had no run is announced this many days later at most: after them its days of grace are over. */
const ANNOUNCED_LATE_DAYS = GRACE_DAYS - 1;

/** What a day asks for: pure, so that any day can be tried (`npm run tick`). */
export interface PromiseDecisions {
  /** Open promises whose day this is, or was a day or two ago: their partners are notified, once. */
  due: PaymentPromise[];
  /** Cases with an open promise whose last day is over: their promises and balances are computed. */
  overdueCases: string[];
}

/** @param today in Bangkok @param open promises in state `open`, of any cases */
export function decidePromises(today: string, open: readonly PaymentPromise[]): PromiseDecisions {
  const overdue = open.filter((promise) => lastDayOf(promise) < today);
  const earliest = addDays(today, -ANNOUNCED_LATE_DAYS);
  return {
    due: open.filter(({ due_on }) => due_on >= earliest && due_on <= today),
    overdueCases: [...new Set(overdue.map(({ case_id }) => case_id))].sort(),
  };
}
