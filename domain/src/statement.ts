import { standingOf, type MoneyReceiver, type Payment } from './payment.ts';

/** The statement of a case for a period: what both sides agree on, in satang. */
export interface Statement {
  /** Days in Bangkok, both included. */
  from: string;
  to: string;
  /** The claim. */
  claimed: number;
  /** What was left of the claim when the period began; below 0 when more was paid than claimed. */
  opening: number;
  receipts: StatementReceipt[];
  /** All receipts of the period. */
  received: number;
  closing: number;
}

export interface StatementReceipt {
  id: string;
  received_on: string;
  into: MoneyReceiver;
  note: string;
  satang: number;
  /** What was left after it. */
  balance: number;
}

/**
 * Confirmed payments that were not reversed, by day and id: the same rows for any order of `payments`. Opening less
 * receipts is closing, to the satang.
 * @param claimed the amount of the case in satang
 */
export function statementOf(
  claimed: number,
  payments: readonly Payment[],
  { from, to }: { from: string; to: string },
): Statement {
  const { reversed } = standingOf(payments);
  const agreed = payments
    .filter(({ id, state, reverses }) => state === 'confirmed' && reverses === null && !reversed.has(id))
    .map(({ id, received_on, into, note, satang }) => ({ id, received_on, into, note, satang }))
    .sort((a, b) => compare(a.received_on, b.received_on) || compare(a.id, b.id));
  const before = agreed.filter(({ received_on }) => received_on < from);
  const opening = claimed - sum(before);
  let balance = opening;
  const receipts = agreed
    .filter(({ received_on }) => from <= received_on && received_on <= to)
    .map((each) => ({ ...each, balance: (balance -= each.satang) }));
  return { from, to, claimed, opening, receipts, received: sum(receipts), closing: balance };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const sum = (rows: readonly { satang: number }[]) => rows.reduce((all, { satang }) => all + satang, 0);

/** Satang as decimal baht, exactly: `121250.00`; whole-number arithmetic, no thousands separators. */
export function decimalBaht(satang: number): string {
  const size = Math.abs(satang);
  const sign = satang < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
