import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { satangOf } from './money.ts';
import {
  agreedPayments,
  answererOf,
  canAnswer,
  findReversals,
  newPaymentSchema,
  type Payment,
  PAYMENT_STATES,
} from './payment.ts';
import { aPayment } from './testing/a-payment.ts';

const TODAY = '2026-11-24';
const form = { satang: 12_125_000, received_on: '2026-11-20', into: 'creditor', note: '' };
const issuesOf = (change: object) =>
  newPaymentSchema(TODAY)
    .safeParse({ ...form, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the form of a payment', () => {
  it.each([
    ['one satang', { satang: 1 }],
    ['the greatest amount', { satang: LIMITS.satang }],
    ['money received today', { received_on: TODAY }],
    ['the first day', { received_on: '2000-01-01' }],
    ['a leap day', { received_on: '2024-02-29' }],
  ])('accepts %s', (_what, change) => {
    expect(issuesOf(change)).toEqual([]);
  });

  it.each([
    ['no amount', { satang: undefined }, ['satang', 'amountNumber']],
    ['nothing', { satang: 0 }, ['satang', 'amountPositive']],
    ['half a satang', { satang: 0.5 }, ['satang', 'amountNumber']],
    ['too much', { satang: LIMITS.satang + 1 }, ['satang', 'amountTooLarge']],
    ['tomorrow', { received_on: '2026-11-25' }, ['received_on', 'dayTooLate']],
    ['the last century', { received_on: '1999-12-31' }, ['received_on', 'dayTooEarly']],
    ['a day that is none', { received_on: '2026-02-30' }, ['received_on', 'dayInvalid']],
    ['no day', { received_on: '' }, ['received_on', 'required']],
    ['a long note', { note: 'ก'.repeat(LIMITS.paymentText + 1) }, ['note', 'tooLong']],
  ])('refuses %s', (_what, change, issue) => {
    expect(issuesOf(change)).toContainEqual(issue);
  });
});

it.each([
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [485_000, 48_500_000],
  [1e12, LIMITS.satang],
])('%d baht are %d satang, exactly', (baht, satang) => {
  expect(satangOf(baht)).toBe(satang);
});

describe('a report', () => {
  it('is answered by the other side', () => {
    expect([answererOf('partner'), answererOf('admin'), answererOf('customer')]).toEqual([
      'customer',
      'customer',
      'admin',
    ]);
  });

  it('is confirmed for good, and disputed until it is confirmed', () => {
    const allowed = PAYMENT_STATES.flatMap((from) =>
      PAYMENT_STATES.filter((to) => canAnswer(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['reported → confirmed', 'reported → disputed', 'disputed → confirmed']);
  });
});

describe('a reversing entry', () => {
  const payment = aPayment({ ...form, into: 'creditor' });
  const entry: Payment = { ...payment, id: 'b', reverses: 'a' };

  it('reverses a payment once both sides agree', () => {
    expect([...findReversals([payment, entry]).reversed]).toEqual(['a']);
    const asked = findReversals([payment, { ...entry, state: 'reported' }]);
    expect([[...asked.reversed], [...asked.reversalAsked]]).toEqual([[], ['a']]);
  });

  it.each([
    ['another amount', [payment, { ...entry, satang: 1 }]],
    ['a payment that is not there', [entry]],
    ['a reversing entry', [{ ...payment, reverses: 'x' }, entry]],
    ['a disputed one', [payment, { ...entry, state: 'disputed' as const }]],
  ])('reverses nothing of %s', (_what, payments) => {
    const { reversed, reversalAsked } = findReversals(payments);
    expect([...reversed, ...reversalAsked]).toEqual([]);
  });

  it('counts for nothing itself, and what it reverses no longer', () => {
    const other = { ...payment, id: 'c' };
    expect(agreedPayments([payment, entry, other])).toEqual([other]);
    for (const state of ['reported', 'disputed'] as const)
      expect(agreedPayments([payment, { ...entry, state }, { ...other, state }])).toEqual([payment]);
  });
});
