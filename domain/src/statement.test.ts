import { describe, expect, it } from 'vitest';
import { decimalBaht, receiptName, statementOf } from './statement.ts';
import { aPayment } from './testing/a-payment.ts';

const payment = aPayment();
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
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

  it('says what partner and office have received up to its last day, before the period too', () => {
    const payments = [
      { ...payment, id: 'early', received_on: '2026-10-31', into: 'partner', satang: 3 },
      { ...payment, id: 'within', into: 'firm', satang: 5 },
      { ...payment, id: 'late', received_on: '2026-12-01', into: 'partner', satang: 7 },
      { ...payment, id: 'asked', into: 'partner', state: 'reported' },
    ] as const;
    const merged = [{ name: 'DC-1', payments: [{ ...payment, into: 'partner', satang: 11 } as const] }];
    expect(statementOf(CLAIM, payments, NOVEMBER, merged).held).toEqual({ partner: 14, firm: 5 });
    expect(statementOf(CLAIM, [payment], NOVEMBER).held).toEqual({ partner: 0, firm: 0 });
  });

  it('lists the receipts of merged cases with their numbers, each reversed in its own case alone', () => {
    const merged = [
      {
        name: 'DC-2',
        payments: [
          { ...payment, satang: 5 },
          { ...payment, id: 'b', satang: 7, reverses: 'a' },
        ],
      },
      {
        name: 'DC-1',
        payments: [
          { ...payment, satang: 3 },
          { ...payment, id: 'x', satang: 1, received_on: '2026-10-31' },
        ],
      },
    ];
    const { opening, receipts, received, closing } = statementOf(CLAIM, [payment], NOVEMBER, merged);
    expect(receipts.map(({ reported_in, satang }) => [reported_in, satang])).toEqual([
      [null, 12_125_000],
      ['DC-1', 3],
      ['DC-2', 5],
    ]);
    expect([opening, received, closing]).toEqual([CLAIM - 1, 12_125_008, CLAIM - 1 - 12_125_008]);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(3);
    expect(statementOf(CLAIM, [payment], NOVEMBER, merged.toReversed())).toEqual(
      statementOf(CLAIM, [payment], NOVEMBER, merged),
    );
    expect(receipts.map((receipt) => receiptName('โอน', receipt))).toEqual([
      'โอน',
      'โอน (DC-1)',
      'โอน (DC-2)',
    ]);
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
