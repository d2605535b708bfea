import * as z from 'zod/mini';
import { dayOf } from './calendar.ts';
import { agendasAlike, type StoredAgenda } from './case-agenda.ts';
import { caseSchema, isOpen } from './case.ts';
import type { ContactDigest } from './debtor-contact.ts';
import { satangOf } from './money.ts';
import {
  moneyDifference,
  moneySumsSchema,
  sumOfLines,
  type MoneyLine,
  type MoneySums,
} from './money-sums.ts';
import { heldOf, findReversals, type Payment } from './payment.ts';
import { promiseStates, type PaymentPromise, type PromiseState } from './promise.ts';

/**
 * `case_balances/{caseId}`: satang, all of it; written by functions alone. Sums of amounts that the rules accept may exceed the whole
 * numbers that are exact, and must be read all the same: the balance could never be computed again.
 */
export const caseBalanceSchema = z.object({
  /** The amount of the case. */
  claimed: z.number(),
  /** Received, and agreed by both sides. Only this is recovered. */
  paid_confirmed: z.number(),
  /** Of that, received by the partner and by the office. Balances that were stored before 30 November 2026 lack both. */
  held_by_partner: z._default(z.number(), 0),
  held_by_firm: z._default(z.number(), 0),
  /** Reported by one side and not answered yet; never part of `outstanding`. */
  paid_reported: z.number(),
  /** What is left of the claim, at least 0. */
  outstanding: z.number(),
  /** Open promises together. */
  promised: z.number(),
  /** How many promises were broken, without those kept in part. */
  broken_promises: z.int(),
  /** The day of the earliest open promise. */
  next_promise_on: z.nullable(z.string()),
  /**
   * The latest day for which it was computed, in Bangkok: a promise that was broken on that day is not open again for a
   * computation that comes later with an earlier day.
   */
  as_of: z.string(),
  /** What the case has contributed to the firm's sums. */
  counted: moneySumsSchema,
});
export type CaseBalance = z.infer<typeof caseBalanceSchema>;

/** The fields of a case that its balance depends on. */
export const balancedCaseSchema = z.pick(caseSchema, {
  amount: true,
  status: true,
  partner_id: true,
  created_at: true,
  case_number: true,
});
export type BalancedCase = z.infer<typeof balancedCaseSchema>;

export interface Balanced {
  balance: CaseBalance;
  /** The state of each promise, by its id. */
  states: Map<string, PromiseState>;
}

/** The last of several documents with one id: a repeated one counts once. */
function once<T extends { id: string }>(documents: readonly T[]): T[] {
  return [...new Map(documents.map((each) => [each.id, each])).values()];
}

const total = (rows: readonly { satang: number }[]) => rows.reduce((sum, { satang }) => sum + satang, 0);

/**
 * The balance of a case, made of its documents as they are: the same for any order and any repetition of them.
 * @param today in Bangkok
 * @param given the states of the promises, where other money keeps them too
 */
export function balanceOf(
  item: BalancedCase,
  allPayments: readonly Payment[],
  allPromises: readonly PaymentPromise[],
  today: string,
  given?: Map<string, PromiseState>,
): Balanced {
  const payments = once(allPayments);
  const promises = once(allPromises);
  const { reversed } = findReversals(payments);
  const standing = payments.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
  const confirmed = standing.filter(({ state }) => state === 'confirmed');
  const states = given ?? promiseStates(promises, payments, today);
  const open = promises.filter(({ id }) => states.get(id) === 'open');
  const claimed = satangOf(item.amount);
  const paid_confirmed = total(confirmed);
  const outstanding = Math.max(0, claimed - paid_confirmed);
  const held = heldOf(confirmed);
  return {
    balance: {
      claimed,
      paid_confirmed,
      held_by_partner: held.partner,
      held_by_firm: held.firm,
      paid_reported: total(standing.filter(({ state }) => state === 'reported')),
      outstanding,
      promised: total(open),
      broken_promises: [...states.values()].filter((state) => state === 'broken').length,
      as_of: today,
      next_promise_on: open.map(({ due_on }) => due_on).sort()[0] ?? null,
      counted: sumOfLines(linesOf(item, { claimed, outstanding, confirmed, open })),
    },
    states,
  };
}

interface Figures {
  claimed: number;
  outstanding: number;
  confirmed: readonly Payment[];
  open: readonly PaymentPromise[];
}

/**
 * What the case contributes to the firm's sums. Claims and receipts count for every case; what is outstanding or promised
 * counts while the case is open, because nobody pursues it afterwards.
 */
function linesOf(item: BalancedCase, { claimed, outstanding, confirmed, open }: Figures): MoneyLine[] {
  const { partner_id } = item;
  const lines: MoneyLine[] = [
    ['total', 'all', 'claimed', claimed],
    ['by_month', monthOf(dayOf(item.created_at)), 'claimed', claimed],
  ];
  const ofPartner = (uid: string | null, figure: keyof MoneySums['by_partner'][string], satang: number) => {
    if (uid !== null) lines.push(['by_partner', uid, figure, satang]);
  };
  ofPartner(partner_id, 'claimed', claimed);
  for (const payment of confirmed) {
    lines.push(['total', 'all', 'recovered', payment.satang]);
    lines.push(['by_month', monthOf(payment.received_on), 'recovered', payment.satang]);
    ofPartner(payment.partner_id, 'recovered', payment.satang);
  }
  if (!isOpen(item.status)) return lines;
  lines.push(['total', 'all', 'outstanding', outstanding]);
  ofPartner(partner_id, 'outstanding', outstanding);
  for (const promise of open) {
    lines.push(['total', 'all', 'promised', promise.satang]);
    lines.push(['by_month', monthOf(promise.due_on), 'promised', promise.satang]);
    ofPartner(partner_id, 'promised', promise.satang);
  }
  return lines;
}

/** `2026-11` of `2026-11-21`. */
function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Do both states of a case have the same balance and contribution? null: there is no case. */
export function balancesAlike(one: BalancedCase | null, other: BalancedCase | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.amount === other.amount &&
    isOpen(one.status) === isOpen(other.status) &&
    one.partner_id === other.partner_id &&
    one.created_at.getTime() === other.created_at.getTime()
  );
}

/** The documents of a case as they are now; null: there is none. */
export interface BalanceSources {
  case: BalancedCase | null;
  balance: CaseBalance | null;
  agenda: StoredAgenda | null;
  digest: Pick<ContactDigest, 'counted_on' | 'outside_at'> | null;
  payments: readonly Payment[];
  promises: readonly PaymentPromise[];
}

/** The writes that bring balance, agenda, promises and sums up to date; nothing to write: `isCurrent`. */
export interface BalancePlan {
  isCurrent: boolean;
  /** null: to be deleted. */
  balance: CaseBalance | null;
  /** undefined: as it is; null: to be deleted. */
  agenda: StoredAgenda | null | undefined;
  /** Promises whose state changes. */
  states: [id: string, state: PromiseState][];
  /** What to add to the firm's sums. */
  lines: MoneyLine[];
}

/**
 * The way from the documents as they are to a balance and an agenda.
 * @param now null: there is no case
 */
export function planTo(
  { balance, agenda: stored, promises }: BalanceSources,
  now: Balanced | null,
  wanted: StoredAgenda | null,
): BalancePlan {
  const lines = moneyDifference(balance?.counted ?? null, now?.balance.counted ?? null);
  const agenda = agendasAlike(stored, wanted) ? undefined : wanted;
  if (now === null) {
    const isCurrent = balance === null && agenda === undefined;
    return { isCurrent, balance: null, agenda, states: [], lines };
  }
  const states = promises.flatMap(({ id, state }): [string, PromiseState][] => {
    const after = now.states.get(id) ?? state;
    return after === state ? [] : [[id, after]];
  });
  const isCurrent =
    agenda === undefined && states.length === 0 && lines.length === 0 && hasSameFigures(balance, now.balance);
  return { isCurrent, balance: now.balance, agenda, states, lines };
}

const FIGURES = [
  'claimed',
  'paid_confirmed',
  'held_by_partner',
  'held_by_firm',
  'paid_reported',
  'outstanding',
  'promised',
  'broken_promises',
  'next_promise_on',
] as const satisfies readonly (keyof CaseBalance)[];

function hasSameFigures(before: CaseBalance | null, after: CaseBalance): boolean {
  return before !== null && FIGURES.every((name) => before[name] === after[name]);
}
