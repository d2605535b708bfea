import { dayOf, timeOf } from './calendar.ts';
import { csvCell, csvOf } from './csv.ts';
import type { Lawyer } from './law/confirmation.ts';
import { decimalBaht, receiptName, type Statement } from './statement.ts';
import type { StatementContacts } from './statement-contacts.ts';
import { balanceText, heldTexts, type StatementWords } from './statement-words.ts';

/**
 * A statement as CSV, each row of seven cells: a header; the claim, the costs, the opening balance, the receipts and the closing
 * balance; then the contacts, and what their stamps mean. Days are `YYYY-MM-DD` and times `HH:MM` in Bangkok, amounts baht. A balance
 * below 0 stays a number, to calculate with; the closing one says in words that it was overpaid.
 * @param lawyers by the version of the contact rules that each has confirmed
 */
export function statementCsv(
  { claimed, from, to, opening, receipts, received, closing, held }: Statement,
  contacts: StatementContacts,
  lawyers: ReadonlyMap<number, Lawyer>,
  words: StatementWords,
): string {
  const { date, time, entry, received: receivedHead, balance: balanceHead, stamp, version } = words.columns;
  const money = (day: string, text: string, amount: number | null, left: number | null) => [
    day,
    '',
    csvCell(text),
    amount === null ? '' : decimalBaht(amount),
    left === null ? '' : decimalBaht(left),
    '',
    '',
  ];
  const remark = (text: string) => money('', text, null, null);
  return csvOf([
    [date, time, entry, receivedHead, balanceHead, stamp, version].map(csvCell),
    money('', words.claim, null, claimed),
    remark(`${words.costs}: ${words.noCosts}`),
    money(from, words.opening, null, opening),
    ...receipts.map((receipt) => {
      const name = receiptName(words.into(receipt.into), receipt);
      const text = [name, receipt.note].filter((part) => part !== '').join(': ');
      return money(receipt.received_on, text, receipt.satang, receipt.balance);
    }),
    money(
      to,
      closing < 0 ? `${words.closing}: ${balanceText(closing, words)}` : words.closing,
      received,
      closing,
    ),
    ...heldTexts(held, words).map(remark),
    ...contacts.rows.map((contact) => [
      dayOf(contact.began_at),
      timeOf(contact.began_at),
      csvCell(words.contact(contact)),
      '',
      '',
      csvCell(words.verdict(contact.verdict)),
      String(contact.version),
    ]),
    ...(contacts.isIncomplete ? [remark(words.incomplete)] : []),
    ...contacts.versions.map((n) => remark(words.disclaimer(n, lawyers.get(n)))),
  ]);
}
