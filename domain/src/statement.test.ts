import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv.ts';
import type { Payment } from './payment.ts';
import { decimalBaht, statementCsv, statementOf, type StatementWords } from './statement.ts';

const payment: Payment = {
  id: 'a',
  case_id: 'c',
  user_id: 'p',
  reporter_role: 'partner',
  partner_id: 'p',
  satang: 12_125_000,
  received_on: '2026-11-20',
  into: 'creditor',
  note: '',
  reverses: null,
  state: 'confirmed',
  created_at: new Date(0),
};
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const words: StatementWords = {
  headers: ['วันที่', 'รายการ', 'รับ', 'คงเหลือ'],
  opening: 'ยอดยกมา',
  closing: 'ยอดยกไป',
  into: (into) => into,
};
const CLAIM = 48_500_000;

describe('a statement', () => {
  it('carries earlier money into the opening, and leaves later money out', () => {
    const payments = [
      { ...payment, id: 'late', received_on: '2026-12-01' },
      { ...payment, id: 'last', received_on: '2026-11-30', satang: 1 },
      payment,
      { ...payment, id: 'early', received_on: '2026-10-31', satang: 100 },
    ];
    const { opening, receipts, received, closing } = statementOf(CLAIM, payments, NOVEMBER);
    expect([opening, received, closing]).toEqual([48_499_900, 12_125_001, 36_374_899]);
    expect(receipts.map(({ id, balance }) => [id, balance])).toEqual([
      ['a', 36_374_900],
      ['last', 36_374_899],
    ]);
  });

  it('holds nothing that is not agreed, or that was reversed', () => {
    const others = (['reported', 'disputed'] as const).map((state) => ({ ...payment, id: state, state }));
    const reversal = { ...payment, id: 'b', reverses: 'a' };
    expect(statementOf(CLAIM, [payment, ...others, reversal], NOVEMBER)).toMatchObject({
      receipts: [],
      received: 0,
      closing: CLAIM,
    });
  });

  it('in decimal baht is exact', () => {
    expect([0, 1, 99, 100, 12_125_000, 100_000_000_000_000, -150].map(decimalBaht)).toEqual([
      '0.00',
      '0.01',
      '0.99',
      '1.00',
      '121250.00',
      '1000000000000.00',
      '-1.50',
    ]);
  });
});

describe('its CSV', () => {
  it('has a byte order mark, CRLF, a row for each receipt, and the sums', () => {
    const csv = statementCsv(statementOf(CLAIM, [{ ...payment, note: 'งวดที่ 1, โอน' }], NOVEMBER), words);
    expect(csv).toBe(
      [
        '\ufeffวันที่,รายการ,รับ,คงเหลือ',
        '2026-11-01,ยอดยกมา,,485000.00',
        '2026-11-20,"creditor: งวดที่ 1, โอน",121250.00,363750.00',
        '2026-11-30,ยอดยกไป,121250.00,363750.00',
      ].join('\r\n'),
    );
  });

  it('never begins a cell with what a spreadsheet runs', () => {
    for (const text of ['=1+1', '+1', '-1', '@a', '＝1', ' =1', '\t=1', '"=1', '\u200b=1'])
      expect(csvCell(text)).toMatch(/^"'/);
    expect(csvCell('นาย "ก"')).toBe('"นาย ""ก"""');
    expect(csvCell('a;b')).toBe('"a;b"');
    expect(csvCell('โอนเงิน')).toBe('โอนเงิน');
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
        const lines = statementCsv(statement, words).split('\r\n').slice(1);
        const satangIn = (line: string, cell: number) =>
          BigInt((line.split(',').at(cell) ?? '').replace('.', ''));
        const [first = ''] = lines;
        const last = lines.at(-1) ?? '';
        const receipts = lines.slice(1, -1).reduce((sum, line) => sum + satangIn(line, 2), 0n);
        expect(satangIn(last, 2)).toBe(receipts);
        expect(satangIn(first, 3) - receipts).toBe(satangIn(last, 3));
      }),
      { numRuns: 300 },
    );
  });
});
