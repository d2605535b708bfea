import { agreedPayments, heldOf, type HeldMoney, type MoneyReceiver, type Payment } from './payment.ts';

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
  /** Of all money received up to the last day. */
  held: HeldMoney;
}

export interface StatementReceipt {
  id: string;
  received_on: string;
  into: MoneyReceiver;
  note: string;
  satang: number;
  /** The name of the merged case in which it was reported; null: this one. */
  reported_in: string | null;
  /** What was left after it. */
  balance: number;
}

/** The payments of a case that was merged into the case of a statement. */
export interface MergedPayments {
  /** As people call the case. */
  name: string;
  payments: readonly Payment[];
}

/**
 * Confirmed payments that were not reversed, by day, case and id: the same rows for any order of `payments`. Opening less
 * receipts is closing, to the satang.
 * @param claimed the amount of the case in satang
 * @param merged the same debt: its receipts count here
 */
export function statementOf(
  claimed: number,
  payments: readonly Payment[],
  { from, to }: { from: string; to: string },
  merged: readonly MergedPayments[] = [],
): Statement {
  const agreed = [
    ...agreedOf(payments, null),
    ...merged.flatMap(({ name, payments: others }) => agreedOf(others, name)),
  ].sort(
    (a, b) =>
      compare(a.received_on, b.received_on) ||
      compare(a.reported_in ?? '', b.reported_in ?? '') ||
      compare(a.id, b.id),
  );
  const before = agreed.filter(({ received_on }) => received_on < from);
  const opening = claimed - sum(before);
  let balance = opening;
  const receipts = agreed
    .filter(({ received_on }) => from <= received_on && received_on <= to)
    .map((each) => ({ ...each, balance: (balance -= each.satang) }));
  const held = heldOf([...before, ...receipts]);
  return { from, to, claimed, opening, receipts, received: sum(receipts), closing: balance, held };
}

/** What both sides agree on in one case: reversals name payments of the same case. */
function agreedOf(
  payments: readonly Payment[],
  reported_in: string | null,
): Omit<StatementReceipt, 'balance'>[] {
  return agreedPayments(payments).map(({ id, received_on, into, note, satang }) => ({
    id: reported_in === null ? id : `${reported_in}/${id}`,
    received_on,
    into,
    note,
    satang,
    reported_in,
  }));
}

/** How a row calls a receipt: into which account, and the merged case in which it was reported. @param into in words */
export function receiptName(into: string, { reported_in }: Pick<StatementReceipt, 'reported_in'>): string {
  return reported_in === null ? into : `${into} (${reported_in})`;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const sum = (rows: readonly { satang: number }[]) => rows.reduce((all, { satang }) => all + satang, 0);

/** Satang as decimal baht, exactly: `121250.00`; whole-number arithmetic, no thousands separators. */
export function decimalBaht(satang: number): string {
  const size = Math.abs(satang);
  const sign = satang < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
