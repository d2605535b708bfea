import { bahtText } from '@app/domain/baht-text';
import type { ContactVerdict } from '@app/domain/debtor-contact';
import type { Lawyer } from '@app/domain/law/confirmation';
import { receiptName, type Statement } from '@app/domain/statement';
import type { StatementContacts } from '@app/domain/statement-contacts';
import {
  balanceText,
  heldTexts,
  type StatementMaker,
  type StatementWords,
} from '@app/domain/statement-words';
import type { Language } from '@app/domain/language';

/** A cell of a table; `below` is smaller and on further lines. */
export type Cell = string | { text: string; below: string } | { stamp: ContactVerdict; text: string };

export interface Column {
  head: string;
  /** Its share of the sheet's width. */
  share: number;
  isFigure?: true;
}

/** One part of a sheet below another. */
export type Part =
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isSmall: boolean }
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly (readonly Cell[])[];
      foot?: readonly string[];
    };

/** A sheet to be laid out on pages: everything it says, and nothing of where it is. */
export interface Sheet {
  language: Language;
  firm: StatementWords['firm'];
  title: string;
  /** Beside the firm: which case, and which period. */
  subject: string;
  period: string;
  parts: readonly Part[];
  made: string;
  madeAt: Date;
  pageText: StatementWords['page'];
}

export interface SheetSources {
  caseName: string;
  debtor: string;
  statement: Statement;
  contacts: StatementContacts;
  /** By the version of the contact rules that each has confirmed. */
  lawyers: ReadonlyMap<number, Lawyer>;
  maker: StatementMaker;
  now: Date;
}

/** The sheet of a statement: the rows of the screen in the same order. */
export function statementSheet(
  { caseName, debtor, statement, contacts, lawyers, maker, now }: SheetSources,
  words: StatementWords,
  language: Language,
): Sheet {
  const { from, to, claimed, closing } = statement;
  return {
    language,
    firm: words.firm,
    title: words.title,
    subject: caseName,
    period: `${words.day(from)} – ${words.day(to)}`,
    parts: [
      {
        kind: 'facts',
        facts: [
          [words.debtor, debtor],
          [words.claim, words.money(claimed)],
          [words.costs, words.noCosts],
        ],
      },
      moneyTable(statement, words),
      ...(statement.receipts.length === 0 ? [paragraph(words.noReceipts)] : []),
      ...(closing > 0 ? [paragraph(`${words.inWords}: ${bahtText(closing / 100)}`, false)] : []),
      ...heldTexts(statement.held, words).map((text) => paragraph(text, text === words.heldNote)),
      paragraph(words.note),
      { kind: 'heading', text: words.contacts },
      ...contactParts(contacts, lawyers, words),
    ],
    made: words.made(maker, now),
    madeAt: now,
    pageText: words.page,
  };
}

const paragraph = (text: string, isSmall = true): Part => ({ kind: 'paragraph', text, isSmall });

function moneyTable(
  { from, to, opening, receipts, received, closing }: Statement,
  words: StatementWords,
): Part {
  const { columns, day, money, into } = words;
  return {
    kind: 'table',
    columns: [
      { head: columns.date, share: 0.17 },
      { head: columns.entry, share: 0.43 },
      { head: columns.received, share: 0.2, isFigure: true },
      { head: columns.balance, share: 0.2, isFigure: true },
    ],
    rows: [
      [day(from), words.opening, '', balanceText(opening, words)],
      ...receipts.map((receipt) => {
        const text = receiptName(into(receipt.into), receipt);
        return [
          day(receipt.received_on),
          receipt.note === '' ? text : { text, below: receipt.note },
          money(receipt.satang),
          balanceText(receipt.balance, words),
        ];
      }),
    ],
    foot: [day(to), words.closing, money(received), balanceText(closing, words)],
  };
}

function contactParts(
  contacts: StatementContacts,
  lawyers: SheetSources['lawyers'],
  words: StatementWords,
): Part[] {
  if (contacts.rows.length === 0) return [paragraph(words.noContacts)];
  const { time, contact, stamp, version } = words.columns;
  return [
    paragraph(words.total(contacts.totals), false),
    {
      kind: 'table',
      columns: [
        { head: time, share: 0.21 },
        { head: contact, share: 0.42 },
        { head: stamp, share: 0.27 },
        { head: version, share: 0.1, isFigure: true },
      ],
      rows: contacts.rows.map((row) => [
        words.moment(row.began_at),
        words.contact(row),
        { stamp: row.verdict, text: words.verdict(row.verdict) },
        String(row.version),
      ]),
    },
    ...(contacts.isIncomplete ? [paragraph(words.incomplete)] : []),
    ...contacts.versions.map((n) => paragraph(words.disclaimer(n, lawyers.get(n)), false)),
  ];
}
