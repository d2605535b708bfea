import { describe, expect, it } from 'vitest';
import type { Payment } from './payment.ts';
import {
  decidePromises,
  GRACE_DAYS,
  newPromiseSchema,
  promiseStates,
  type PaymentPromise,
} from './promise.ts';
import { aPayment } from './testing/a-payment.ts';

const promise: PaymentPromise = {
  id: 'one',
  case_id: 'c',
  user_id: 'p',
  satang: 10_000,
  made_on: '2026-11-01',
  due_on: '2026-11-10',
  state: 'open',
  created_at: new Date(0),
};
const payment = aPayment({ satang: 10_000, received_on: '2026-11-10' });
const stateOn = (today: string, payments: Payment[], change: Partial<PaymentPromise> = {}) =>
  promiseStates([{ ...promise, ...change }], payments, today).get('one');

describe('a promise', () => {
  it('is open until its days of grace are over, then broken', () => {
    expect(GRACE_DAYS).toBe(3);
    expect(stateOn('2026-11-13', [])).toBe('open');
    expect(stateOn('2026-11-14', [])).toBe('broken');
  });

  it('is kept by confirmed money of any day from its making to its last', () => {
    for (const received_on of ['2026-11-01', '2026-11-13'])
      expect(stateOn('2026-11-30', [{ ...payment, received_on }])).toBe('kept');
    for (const received_on of ['2026-10-31', '2026-11-14'])
      expect(stateOn('2026-11-30', [{ ...payment, received_on }])).toBe('broken');
  });

  it('is not kept by money that is only reported, disputed or reversed', () => {
    for (const state of ['reported', 'disputed'] as const)
      expect(stateOn('2026-11-30', [{ ...payment, state }])).toBe('broken');
    expect(stateOn('2026-11-30', [payment, { ...payment, id: 'b', reverses: 'a' }])).toBe('broken');
  });

  it('is kept in part by less', () => {
    const part = { ...payment, satang: 9_999 };
    expect(stateOn('2026-11-12', [part])).toBe('open');
    expect(stateOn('2026-11-30', [part])).toBe('part');
    expect(stateOn('2026-11-30', [part, { ...payment, id: 'b', satang: 1 }])).toBe('kept');
  });

  it('stays withdrawn, whatever is paid', () => {
    expect(stateOn('2026-11-30', [payment], { state: 'withdrawn' })).toBe('withdrawn');
  });

  it('gets what an earlier one leaves, in any order', () => {
    const later: PaymentPromise = { ...promise, id: 'two', due_on: '2026-11-20' };
    const money = [
      { ...payment, satang: 15_000 },
      { ...payment, id: 'b', satang: 5_000, received_on: '2026-11-20' },
    ];
    for (const payments of [money, money.toReversed()]) {
      for (const promises of [
        [promise, later],
        [later, promise],
      ])
        expect(Object.fromEntries(promiseStates(promises, payments, '2026-12-01'))).toEqual({
          one: 'kept',
          two: 'kept',
        });
    }
  });

  it('may be recorded for today and later, not for yesterday', () => {
    const read = (due_on: string) =>
      newPromiseSchema('2026-11-24').safeParse({ satang: 1, due_on }).error?.issues[0]?.message;
    expect(read('2026-11-24')).toBeUndefined();
    expect(read('2026-11-23')).toBe('dayPast');
    expect(read('2036-12-31')).toBe('dayTooFar');
    expect(read('2026-11-31')).toBe('dayInvalid');
  });
});

describe('what a day asks for', () => {
  const others: PaymentPromise[] = [
    { ...promise, id: 'two', case_id: 'd', due_on: '2026-11-13' },
    { ...promise, id: 'three', case_id: 'e', due_on: '2026-11-14' },
    { ...promise, id: 'four', case_id: 'e', due_on: '2026-11-09' },
  ];

  it('is the promises due that day or the day before, and each case with a promise whose last day is over, once', () => {
    const { due, overdueCases } = decidePromises('2026-11-14', [promise, ...others, others[2]!]);
    expect(new Set(due.map(({ id }) => id))).toEqual(new Set(['two', 'three']));
    expect(overdueCases).toEqual(['c', 'e']);
  });

  it('announces a promise on its day or, after days without a run, up to two days later', () => {
    const dueOn = (today: string) => decidePromises(today, [promise]).due.length;
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    expect(days.map(dueOn)).toEqual([0, 1, 1, 1, 0]);
  });

  it('is nothing on the last day of grace', () => {
    expect(decidePromises('2026-11-13', [promise]).overdueCases).toEqual([]);
  });
});
