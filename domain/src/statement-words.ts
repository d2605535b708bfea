import type { ContactVerdict } from './debtor-contact.ts';
import type { Lawyer } from './law/confirmation.ts';
import { HOLDERS, type HeldMoney, type MoneyHolder, type MoneyReceiver, type Reporter } from './payment.ts';
import type { StatementContact, StatementContacts } from './statement-contacts.ts';

/** Everything that a statement says besides its rows, and how it writes days and amounts, in one language. */
export interface StatementWords {
  /** The firm: its name, and below it its address, how to reach it, and its registration numbers where it has filled them in. */
  firm: readonly [name: string, ...lines: string[]];
  title: string;
  /** How the file's name begins. */
  file: string;
  debtor: string;
  claim: string;
  costs: string;
  /** In place of an amount: costs are not recorded. */
  noCosts: string;
  opening: string;
  closing: string;
  noReceipts: string;
  /** What the receipts leave out. */
  note: string;
  /** In front of the outstanding amount in Thai words. */
  inWords: string;
  /** In place of a balance below 0: by how much more was received than claimed. @param amount in words */
  overpaid: (amount: string) => string;
  /** Whose part of the receipts it is. */
  held: (holder: MoneyHolder) => string;
  /** That the part may have been passed on. */
  heldNote: string;
  columns: Readonly<
    Record<'date' | 'time' | 'entry' | 'received' | 'balance' | 'contact' | 'stamp' | 'version', string>
  >;
  contacts: string;
  noContacts: string;
  /** There are more contacts than the statement lists. */
  incomplete: string;
  into: (into: MoneyReceiver) => string;
  contact: (contact: StatementContact) => string;
  verdict: (verdict: ContactVerdict) => string;
  total: (totals: StatementContacts['totals']) => string;
  /**
   * What a stamp under version `n` of the contact rules means, and that it is not a legal opinion.
   * @param lawyer who has confirmed the version; undefined: nobody
   */
  disclaimer: (n: number, lawyer: Lawyer | undefined) => string;
  day: (day: string) => string;
  moment: (date: Date) => string;
  money: (satang: number) => string;
  /** When and by whom the file was made. */
  made: (maker: StatementMaker, at: Date) => string;
  page: (number: number, of: number) => string;
}

export interface StatementMaker {
  /** The profile's name; may be ''. */
  name: string;
  capacity: Reporter;
}

/** A balance as a text. */
export function balanceText(satang: number, words: Pick<StatementWords, 'overpaid' | 'money'>): string {
  return satang < 0 ? words.overpaid(words.money(-satang)) : words.money(satang);
}

/** What partner and office have received, a text for each, and what that leaves open; none where they have received nothing. */
export function heldTexts(
  held: HeldMoney,
  words: Pick<StatementWords, 'held' | 'heldNote' | 'money'>,
): string[] {
  const holders = HOLDERS.filter((holder) => held[holder] > 0);
  if (holders.length === 0) return [];
  return [...holders.map((holder) => `${words.held(holder)}: ${words.money(held[holder])}`), words.heldNote];
}
