import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv.ts';
import type { DebtorContact } from './debtor-contact.ts';
import type { Payment } from './payment.ts';
import { contactsOfPeriod } from './statement-contacts.ts';
import { statementCsv } from './statement-csv.ts';
import { statementOf } from './statement.ts';
import type { StatementWords } from './statement-words.ts';
import { aPayment } from './testing/a-payment.ts';

const words: StatementWords = {
  firm: ['สำนักงาน', 'กรุงเทพฯ', '02'],
  title: 'ใบแจ้งยอด',
  file: 'ใบแจ้งยอด',
  debtor: 'ลูกหนี้',
  claim: 'ยอดหนี้',
  costs: 'ค่าใช้จ่าย',
  noCosts: 'ไม่มีบันทึก',
  opening: 'ยอดยกมา',
  closing: 'ยอดยกไป',
  noReceipts: 'ไม่มี',
  note: 'หมายเหตุ',
  inWords: 'ตัวอักษร',
  overpaid: (amount) => `รับเกิน ${amount}`,
  held: (holder) => `รับไว้ ${holder}`,
  heldNote: 'รวมที่ส่งต่อแล้ว',
  columns: {
    date: 'วันที่',
    time: 'เวลา',
    entry: 'รายการ',
    received: 'รับ',
    balance: 'คงเหลือ',
    contact: 'การติดต่อ',
    stamp: 'ตรา',
    version: 'ฉบับที่',
  },
  contacts: 'การติดต่อ',
  noContacts: 'ไม่มี',
  incomplete: 'ไม่ครบ',
  into: (into) => into,
  contact: ({ channel, outcome }) => `${channel} · ${outcome}`,
  verdict: (verdict) => verdict,
  total: () => 'รวม',
  disclaimer: (n, lawyer) => `ไม่ใช่คำรับรอง, ฉบับที่ ${n}${lawyer === undefined ? '' : `, ${lawyer.name}`}`,
  day: (day) => day,
  moment: (date) => date.toISOString(),
  money: String,
  made: () => 'โดย',
  page: (number, of) => `${number}/${of}`,
};
const payment = aPayment();
const contact: DebtorContact = {
  id: 'k',
  case_id: 'c',
  seq: 1,
  channel: 'call',
  direction: 'out',
  person: 'debtor',
  began_at: new Date('2026-11-20T17:30:00Z'),
  recorded_at: new Date('2026-11-20T17:31:00Z'),
  late_minutes: 1,
  outcome: 'reached',
  counts: true,
  verdict: 'outside_hours',
  law: { table: 'contact_rules', n: 1 },
  note: 'โทรหานายดำ 081-555-0100',
  told: { own_name: true, creditor: true, amount: true, authority_shown: false },
  actor_id: 'p',
  actor_role: 'partner',
  actor_name: 'ผู้ติดต่อ',
  actor_salt: '',
  actor_seal: '',
  hash: '',
  prev_hash: '',
};
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const NO_CONTACTS = contactsOfPeriod([], NOVEMBER);
const CLAIM = 48_500_000;
const LAWYERS = new Map([[2, { name: 'พิมพ์ใจ', licence_no: '1234/2560' }]]);

describe('the CSV of a statement', () => {
  it('has a byte order mark, CRLF, a row for each receipt and each contact, the sums, and what a stamp means', () => {
    const statement = statementOf(CLAIM, [{ ...payment, note: 'งวดที่ 1, โอน' }], NOVEMBER);
    expect(statementCsv(statement, contactsOfPeriod([contact], NOVEMBER), LAWYERS, words)).toBe(
      [
        '\ufeffวันที่,เวลา,รายการ,รับ,คงเหลือ,ตรา,ฉบับที่',
        ',,ยอดหนี้,,485000.00,,',
        ',,ค่าใช้จ่าย: ไม่มีบันทึก,,,,',
        '2026-11-01,,ยอดยกมา,,485000.00,,',
        '2026-11-20,,"creditor: งวดที่ 1, โอน",121250.00,363750.00,,',
        '2026-11-30,,ยอดยกไป,121250.00,363750.00,,',
        '2026-11-21,00:30,call · reached,,,outside_hours,1',
        ',,"ไม่ใช่คำรับรอง, ฉบับที่ 1",,,,',
      ].join('\r\n'),
    );
  });

  it('says what partner and office have received, and in words that more was received than claimed', () => {
    const linesOf = (claimed: number, into: Payment['into']) =>
      statementCsv(statementOf(claimed, [{ ...payment, into }], NOVEMBER), NO_CONTACTS, LAWYERS, words).split(
        '\r\n',
      );
    expect(linesOf(12_000_000, 'partner').slice(5)).toEqual([
      '2026-11-30,,ยอดยกไป: รับเกิน 125000,121250.00,-1250.00,,',
      ',,รับไว้ partner: 12125000,,,,',
      ',,รวมที่ส่งต่อแล้ว,,,,',
    ]);
    expect(linesOf(12_125_000, 'creditor').slice(5)).toEqual(['2026-11-30,,ยอดยกไป,121250.00,0.00,,']);
  });

  it('shows neither the note of a contact nor its author, which may name other persons', () => {
    const csv = statementCsv(
      statementOf(CLAIM, [], NOVEMBER),
      contactsOfPeriod([contact], NOVEMBER),
      LAWYERS,
      words,
    );
    expect(csv).not.toMatch(/นายดำ|081|ผู้ติดต่อ/);
  });

  it('says of each version which lawyer has confirmed it, or that nobody has', () => {
    const second = { ...contact, id: 'd', law: { table: 'contact_rules', n: 2 } } as const;
    const log = contactsOfPeriod([contact, second], NOVEMBER);
    const csv = statementCsv(statementOf(CLAIM, [], NOVEMBER), log, LAWYERS, words);
    expect(csv.split('\r\n').slice(-2)).toEqual([
      ',,"ไม่ใช่คำรับรอง, ฉบับที่ 1",,,,',
      ',,"ไม่ใช่คำรับรอง, ฉบับที่ 2, พิมพ์ใจ",,,,',
    ]);
  });

  it('says nothing of stamps where there is none', () => {
    const csv = statementCsv(statementOf(CLAIM, [], NOVEMBER), NO_CONTACTS, LAWYERS, words);
    expect(csv).not.toContain('คำรับรอง');
    expect(csv.split('\r\n')).toHaveLength(5);
  });

  it('never begins a cell with what a spreadsheet runs', () => {
    for (const text of ['=1+1', '+1', '-1', '@a', '＝1', ' =1', '\t=1', '"=1', '\u200b=1'])
      expect(csvCell(text)).toMatch(/^"'/);
    expect(csvCell('นาย "ก"')).toBe('"นาย ""ก"""');
    expect(csvCell('a;b')).toBe('"a;b"');
    expect(csvCell('โอนเงิน')).toBe('โอนเงิน');
    const unsafe = { ...words, into: () => '', claim: '=1', verdict: () => '@a', contact: () => '+1' };
    const statement = statementOf(CLAIM, [{ ...payment, note: '=HYPERLINK("x")' }], NOVEMBER);
    const csv = statementCsv(statement, contactsOfPeriod([contact], NOVEMBER), LAWYERS, unsafe);
    for (const cell of [`"'=1"`, `"'@a"`, `"'+1"`, `"'=HYPERLINK(""x"")"`]) expect(csv).toContain(`,${cell}`);
  });

  it('adds up to the satang, for any payments and any period', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
    const rows = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 10 ** 12 }), day, fc.constantFrom('confirmed', 'reported')),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), rows, day, day, (claimed, all, one, other) => {
        const payments = all.map(([satang, received_on, state], index): Payment => {
          const known = state === 'confirmed' ? 'confirmed' : 'reported';
          return { ...payment, id: `p${index}`, satang, received_on, state: known };
        });
        const period = one < other ? { from: one, to: other } : { from: other, to: one };
        const statement = statementOf(claimed, payments, period);
        expect(statementOf(claimed, payments.toReversed(), period)).toEqual(statement);
        const lines = statementCsv(statement, contactsOfPeriod([], period), LAWYERS, words)
          .split('\r\n')
          .slice(3);
        const satangIn = (line: string, cell: number) =>
          BigInt((line.split(',').at(cell) ?? '').replace('.', ''));
        const [first = ''] = lines;
        const last = lines.at(-1) ?? '';
        const receipts = lines.slice(1, -1).reduce((sum, line) => sum + satangIn(line, 3), 0n);
        expect(satangIn(last, 3)).toBe(receipts);
        expect(satangIn(first, 4) - receipts).toBe(satangIn(last, 4));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the contacts of a period', () => {
  const at = (id: string, began: string, change: Partial<DebtorContact> = {}) => ({
    ...contact,
    id,
    began_at: new Date(began),
    ...change,
  });

  it('are those that began on its days in Bangkok, oldest first, in any order of the documents', () => {
    const all = [
      at('after', '2026-11-30T17:00:00Z'),
      at('last', '2026-11-30T16:59:59.999Z'),
      at('first', '2026-10-31T17:00:00Z', { verdict: 'inside' }),
      at('before', '2026-10-31T16:59:59.999Z'),
    ];
    const { rows, totals } = contactsOfPeriod(all, NOVEMBER);
    expect(rows.map(({ id }) => id)).toEqual(['first', 'last']);
    expect(contactsOfPeriod(all.toReversed(), NOVEMBER).rows).toEqual(rows);
    expect(totals).toEqual({
      inside: 1,
      outside_hours: 1,
      second_that_day: 0,
      recorded_late: 0,
      not_gated: 0,
    });
  });

  it('say what corrects and what is corrected, and name the versions of the rules once each', () => {
    const { rows, versions } = contactsOfPeriod(
      [
        contact,
        at('newer', '2026-11-20T17:30:00Z', { seq: 2, corrects: 'k', law: { table: 'contact_rules', n: 2 } }),
      ],
      NOVEMBER,
    );
    expect(rows.map(({ corrects, isCorrected }) => [corrects, isCorrected])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(versions).toEqual([1, 2]);
  });

  it('are marked as corrected where the correction began in another period, or is beyond what is listed', () => {
    const marks = (contacts: DebtorContact[]) =>
      contactsOfPeriod(contacts, NOVEMBER).rows.map(({ id, isCorrected }) => [id, isCorrected]);
    const other = at('other', '2026-11-21T03:00:00Z');
    for (const began of ['2026-12-01T03:00:00Z', '2026-10-30T03:00:00Z'])
      expect(marks([contact, other, at('newer', began, { seq: 2, corrects: 'k' })])).toEqual([
        ['k', true],
        ['other', false],
      ]);
    const many = Array.from({ length: 1_000 }, (_, seq) => at(`c${seq}`, '2026-11-20T03:00:00Z', { seq }));
    const last = at('last', '2026-11-30T03:00:00Z', { corrects: 'c0' });
    // A correction of the period may be read twice.
    expect(marks([...many, last, last]).filter(([, isCorrected]) => isCorrected)).toEqual([['c0', true]]);
  });

  it('are each a row once, though a correction is read with the period and with the corrections', () => {
    const newer = at('newer', '2026-11-20T17:30:00Z', { seq: 2, corrects: 'k' });
    expect(contactsOfPeriod([contact, newer, newer], NOVEMBER).rows.map(({ id }) => id)).toEqual([
      'k',
      'newer',
    ]);
  });

  it('beyond the first thousand are left out, and it says so', () => {
    const many = Array.from({ length: 1_001 }, (_, seq) => at(`c${seq}`, '2026-11-20T03:00:00Z', { seq }));
    const { rows, totals, isIncomplete } = contactsOfPeriod(many, NOVEMBER);
    expect([rows.length, totals.outside_hours, isIncomplete]).toEqual([1_000, 1_000, true]);
    expect(contactsOfPeriod(many.slice(1), NOVEMBER).isIncomplete).toBe(false);
  });
});
