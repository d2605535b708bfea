import { dayOf, timeOf } from '@app/domain/calendar';
import type { DebtorContact } from '@app/domain/debtor-contact';
import { LANGUAGES, type Language } from '@app/domain/language';
import type { Payment } from '@app/domain/payment';
import { statementOf } from '@app/domain/statement';
import { contactsOfPeriod } from '@app/domain/statement-contacts';
import { statementCsv } from '@app/domain/statement-csv';
import type { StatementWords } from '@app/domain/statement-words';
import { aDebtorContact } from '@app/seed/contact-builders';
import { aPayment } from '@app/seed/money-builders';
import { expect, it } from 'vitest';
import { WORDS } from '../testing/statement-words.ts';
import { statementSheet, type Cell } from './statement-sheet.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const payments = (['creditor', 'partner', 'court'] as const).map((into, index): Payment => {
  const received_on = `2026-11-0${index + 3}`;
  const note = into === 'court' ? 'งวดที่ 2' : '';
  return {
    id: into,
    ...aPayment({ into, note, satang: 12_125_000 + index, state: 'confirmed', received_on }),
  };
});
const contacts = (['inside', 'outside_hours', 'recorded_late', 'not_gated'] as const).map(
  (verdict, seq): DebtorContact => ({
    id: verdict,
    ...aDebtorContact({
      seq,
      verdict,
      began_at: new Date(`2026-11-0${seq + 2}T17:30:00Z`),
      law: { table: 'contact_rules', n: 1 + (seq % 2) },
    }),
  }),
);
const LAWYERS = new Map([[2, { name: 'พิมพ์ใจ', licence_no: '1234/2560' }]]);

/** Each text, day and amount as no other language says it. */
function wordsIn(language: Language): StatementWords {
  const said = (text: string) => `${language} ${text}`;
  return {
    ...WORDS,
    claim: said(WORDS.claim),
    costs: said(WORDS.costs),
    noCosts: said(WORDS.noCosts),
    opening: said(WORDS.opening),
    closing: said(WORDS.closing),
    heldNote: said(WORDS.heldNote),
    held: (holder) => said(WORDS.held(holder)),
    into: (into) => said(WORDS.into(into)),
    contact: (contact) => said(WORDS.contact(contact)),
    verdict: (verdict) => said(WORDS.verdict(verdict)),
    disclaimer: (n, lawyer) => said(WORDS.disclaimer(n, lawyer)),
    day: said,
    moment: (at) => said(`${dayOf(at)} ${timeOf(at)}`),
    money: (satang) => said(String(satang)),
  };
}

/** As a row of the CSV has it, in one text. */
function textOf(cell: Cell | undefined): string {
  if (typeof cell !== 'object') return cell ?? '';
  return 'below' in cell ? `${cell.text}: ${cell.below}` : cell.text;
}

it.each(LANGUAGES)('the sheet of the PDF has in %s what the CSV has, row for row', (language) => {
  const words = wordsIn(language);
  const statement = statementOf(48_500_000, payments, NOVEMBER);
  const listed = contactsOfPeriod(contacts, NOVEMBER);
  const maker = { name: 'สมชาย', capacity: 'customer' } as const;
  const { parts } = statementSheet(
    {
      caseName: 'C-1',
      debtor: 'ลูกหนี้',
      statement,
      contacts: listed,
      lawyers: LAWYERS,
      maker,
      now: new Date(),
    },
    words,
    language,
  );
  const [money, log] = parts.filter((part) => part.kind === 'table');
  const remarks = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []));
  const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));

  const [, claim = [], costs = [], ...lines] = statementCsv(statement, listed, LAWYERS, words)
    .split('\r\n')
    .map((line) => line.split(','));
  const amount = (cell = '') => (cell === '' ? '' : words.money(Number(cell.replace('.', ''))));
  expect(facts).toContainEqual([claim[2], amount(claim[4])]);
  expect(facts.map((fact) => fact.join(': '))).toContain(costs[2]);
  // A contact has a time, a remark has not even a day.
  expect(
    lines
      .filter(([day, time]) => day !== '' && time === '')
      .map(([day = '', , text, received, balance]) => [
        words.day(day),
        text,
        amount(received),
        amount(balance),
      ]),
  ).toEqual([...(money?.rows ?? []), money?.foot ?? []].map((row) => row.map(textOf)));
  expect(
    lines
      .filter(([, time]) => time !== '')
      .map(([day, time, text, , , stamp, version]) => [`${language} ${day} ${time}`, text, stamp, version]),
  ).toEqual(log?.rows.map((row) => row.map(textOf)));
  const said = lines.filter(([day]) => day === '').map(([, , text]) => text);
  expect(said).toHaveLength(4);
  expect(remarks).toEqual(expect.arrayContaining(said));
});
