import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caseBalanceSchema,
  balanceOf,
  balancesAlike,
  type BalancedCase,
  type BalancePlan,
  type BalanceSources,
} from './case-balance.ts';
import { planGroup } from './case-merge.ts';
import { CASE_STATUSES } from './case.ts';
import { linesIn, moneyDifference, sumOfLines, sumOfMoney, type MoneySums } from './money-sums.ts';
import { PAYMENT_STATES, RECEIVERS, REPORTERS, type Payment } from './payment.ts';
import { PROMISE_STATES, type PaymentPromise } from './promise.ts';
import { aPayment } from './testing/a-payment.ts';

const TODAY = '2026-11-24';
const item: BalancedCase = {
  amount: 485_000,
  status: 'In Progress',
  partner_id: 'p1',
  created_at: new Date('2026-03-01T00:00:00Z'),
};
const payment = aPayment({ user_id: 'p1', partner_id: 'p1' });
const promise: PaymentPromise = {
  id: 'one',
  case_id: 'c',
  user_id: 'p1',
  satang: 5_000_000,
  made_on: '2026-11-21',
  due_on: '2026-11-30',
  state: 'open',
  created_at: new Date(0),
};

describe('the balance of a case', () => {
  it('is the claim while nothing was paid', () => {
    expect(balanceOf(item, [], [], TODAY).balance).toEqual({
      claimed: 48_500_000,
      paid_confirmed: 0,
      held_by_partner: 0,
      held_by_firm: 0,
      paid_reported: 0,
      outstanding: 48_500_000,
      promised: 0,
      broken_promises: 0,
      next_promise_on: null,
      as_of: TODAY,
      counted: {
        total: { all: { claimed: 48_500_000, promised: 0, recovered: 0, outstanding: 48_500_000 } },
        by_partner: { p1: { claimed: 48_500_000, promised: 0, recovered: 0, outstanding: 48_500_000 } },
        by_month: { '2026-03': { claimed: 48_500_000, promised: 0, recovered: 0, outstanding: 0 } },
      },
    });
  });

  it('can be read again however large the sums of what the rules accept are', () => {
    const satang = 100_000_000_000_000;
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...payment,
        id: `p${n}`,
        state: 'reported' as const,
        satang,
      }));
    const { balance } = balanceOf(item, many(91), [], TODAY);
    expect(balance.paid_reported).toBe(91 * satang);
    expect(caseBalanceSchema.parse(balance)).toEqual(balance);
  });

  it('takes off what both sides agree on, and nothing that is only reported or disputed', () => {
    const others = (['reported', 'disputed'] as const).map((state) => ({ ...payment, id: state, state }));
    const { balance } = balanceOf(item, [payment, ...others], [promise], TODAY);
    expect(balance).toMatchObject({
      paid_confirmed: 12_125_000,
      paid_reported: 12_125_000,
      outstanding: 36_375_000,
      promised: 5_000_000,
      next_promise_on: '2026-11-30',
    });
    expect(balance.counted.total.all?.recovered).toBe(12_125_000);
    expect(balance.counted.by_month).toMatchObject({ '2026-11': { recovered: 12_125_000 } });
  });

  it('is never below nothing, and keeps what a former partner recovered', () => {
    const large = { ...payment, satang: 50_000_000, partner_id: 'p0' };
    const { balance } = balanceOf(item, [large], [], TODAY);
    expect(balance.outstanding).toBe(0);
    expect(balance.counted.by_partner).toMatchObject({
      p0: { recovered: 50_000_000, claimed: 0 },
      p1: { recovered: 0, claimed: 48_500_000 },
    });
  });

  it('counts nothing as outstanding or promised once the case is closed, and keeps what was recovered', () => {
    const { balance } = balanceOf({ ...item, status: 'Completed' }, [payment], [promise], TODAY);
    expect(balance.outstanding).toBe(36_375_000);
    expect(balance.counted.total.all).toEqual({
      claimed: 48_500_000,
      promised: 0,
      recovered: 12_125_000,
      outstanding: 0,
    });
  });

  it('is as before once both sides have reversed a payment', () => {
    const reversal: Payment = { ...payment, id: 'b', reverses: 'a' };
    const before = balanceOf(item, [], [], TODAY).balance;
    expect(balanceOf(item, [payment, reversal], [], TODAY).balance).toEqual(before);
    const asked = balanceOf(item, [payment, { ...reversal, state: 'reported' }], [], TODAY).balance;
    expect(asked.paid_confirmed).toBe(12_125_000);
  });

  it('counts a promise as broken, and not one kept in part', () => {
    const old = { ...promise, made_on: '2026-10-01', due_on: '2026-10-10' };
    const part = { ...old, id: 'two', made_on: '2026-11-01', due_on: '2026-11-20', satang: 20_000_000 };
    const { balance, states } = balanceOf(item, [payment], [old, part], TODAY);
    expect(balance.broken_promises).toBe(1);
    expect(Object.fromEntries(states)).toEqual({ one: 'broken', two: 'part' });
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => {
  const ms = Date.UTC(2026, 0, 1) + days * 86_400_000;
  return new Date(ms).toISOString().slice(0, 10);
});
const IDS = Array.from({ length: 12 }, (_, index) => `id${index}`);
const satang = fc.integer({ min: 1, max: 60_000_000 });
const partner = fc.constantFrom(null, 'p1', 'p2', 'p3');
const payments = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    case_id: fc.constant('c'),
    user_id: fc.constant('u'),
    reporter_role: fc.constantFrom(...REPORTERS),
    partner_id: partner,
    satang: fc.oneof(satang, fc.constant(500)),
    received_on: day,
    into: fc.constantFrom(...RECEIVERS),
    note: fc.constant(''),
    reverses: fc.option(fc.constantFrom(...IDS), { freq: 3 }),
    state: fc.constantFrom(...PAYMENT_STATES),
    created_at: fc.constant(new Date(0)),
  }),
  { selector: ({ id }) => id },
);
const promises = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    case_id: fc.constant('c'),
    user_id: fc.constant('u'),
    satang,
    made_on: day,
    due_on: day,
    state: fc.constantFrom(...PROMISE_STATES),
    created_at: fc.constant(new Date(0)),
  }),
  { selector: ({ id }) => id },
);
const cases: fc.Arbitrary<BalancedCase> = fc.record({
  amount: satang.map((all) => all / 100),
  status: fc.constantFrom(...CASE_STATUSES),
  partner_id: partner,
  created_at: day.map((text) => new Date(`${text}T00:00:00Z`)),
});

describe('in any order and with any repetition', () => {
  it('payments and promises make the same balance', () => {
    fc.assert(
      fc.property(
        cases,
        payments,
        promises,
        day,
        fc.infiniteStream(fc.nat()),
        (of, paid, made, today, keys) => {
          const shuffled = <T>(rows: T[]) =>
            [...rows, ...rows.filter((_, index) => index % 2 === 0)]
              .map((row) => [keys.next().value as number, row] as const)
              .sort(([a], [b]) => a - b)
              .map(([, row]) => row);
          const plain = balanceOf(of, paid, made, today);
          const mixed = balanceOf(of, shuffled(paid), shuffled(made), today);
          expect(mixed.balance).toEqual(plain.balance);
          expect([...mixed.states].sort()).toEqual([...plain.states].sort());
        },
      ),
      { numRuns: 500 },
    );
  });

  it('no balance counts more as recovered than was confirmed, nor an open claim beside it', () => {
    fc.assert(
      fc.property(cases, payments, promises, day, (of, paid, made, today) => {
        const { balance } = balanceOf(of, paid, made, today);
        const confirmed = paid.filter(({ state, reverses }) => state === 'confirmed' && reverses === null);
        const most = confirmed.reduce((sum, each) => sum + each.satang, 0);
        expect(balance.paid_confirmed).toBeLessThanOrEqual(most);
        expect(balance.outstanding).toBe(Math.max(0, balance.claimed - balance.paid_confirmed));
        expect(balance.counted.total.all?.recovered ?? 0).toBe(balance.paid_confirmed);
      }),
      { numRuns: 500 },
    );
  });

  it('a running sum of differences equals the sum of the balances as they are', () => {
    const step = fc.tuple(fc.constantFrom('c1', 'c2', 'c3'), fc.option(fc.tuple(cases, payments, promises)));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), day, (steps, today) => {
        const held = new Map<string, MoneySums>();
        let running = sumOfLines([]);
        for (const [id, state] of steps) {
          const now = state === null ? null : balanceOf(...state, today).balance.counted;
          const difference = moneyDifference(held.get(id) ?? null, now);
          running = sumOfLines([...linesIn(running), ...difference]);
          if (now === null) held.delete(id);
          else held.set(id, now);
          // A second delivery changes nothing.
          expect(moneyDifference(held.get(id) ?? null, now)).toEqual([]);
        }
        expect(running).toEqual(sumOfMoney(held.values()));
      }),
      { numRuns: 300 },
    );
  });
});

function planBalance(sources: BalanceSources, today: string): BalancePlan {
  const plan = planGroup({ id: 'c', clocks: [], no_contact_from: null, ...sources }, [], today).get('c');
  if (plan === undefined) throw new Error('no plan');
  return plan;
}

describe('a plan', () => {
  const none = { balance: null, agenda: null, digest: null, payments: [], promises: [] };
  const made = (today: string) =>
    planBalance({ ...none, case: item, payments: [payment], promises: [promise] }, today);

  it('writes a missing balance, and nothing twice', () => {
    const { balance, agenda = null, lines, isCurrent } = made(TODAY);
    expect(isCurrent).toBe(false);
    expect(sumOfLines(lines)).toEqual(balance?.counted);
    const again = planBalance(
      { ...none, case: item, balance, agenda, payments: [payment], promises: [promise] },
      TODAY,
    );
    expect(again).toMatchObject({ isCurrent: true, states: [], lines: [], agenda: undefined });
  });

  it('breaks a promise once its days are over, and does not mend it with an earlier day', () => {
    const before = made(TODAY).balance;
    const open: PaymentPromise = { ...promise, satang: 20_000_000 };
    const sources = { ...none, case: item, balance: before, promises: [open] };
    const broken = planBalance(sources, '2026-12-05');
    expect(broken.states).toEqual([['one', 'broken']]);
    expect(broken.balance).toMatchObject({ broken_promises: 1, promised: 0, as_of: '2026-12-05' });
    const stored: PaymentPromise = { ...open, state: 'broken' };
    expect(broken.agenda).toMatchObject({ promised_on: null, broken_on: open.due_on });
    const after = { ...sources, balance: broken.balance, agenda: broken.agenda ?? null, promises: [stored] };
    expect(planBalance(after, TODAY).isCurrent).toBe(true);
  });

  it('takes everything away with the case', () => {
    const { balance } = made(TODAY);
    const agenda = made(TODAY).agenda ?? null;
    const gone = planBalance({ ...none, case: null, balance, agenda }, TODAY);
    expect(agenda).not.toBeNull();
    expect(gone).toMatchObject({ isCurrent: false, balance: null, agenda: null });
    expect(gone.lines).toEqual(moneyDifference(balance?.counted ?? null, null));
    expect(planBalance({ ...none, case: null }, TODAY).isCurrent).toBe(true);
    expect(planBalance({ ...none, case: null, agenda }, TODAY)).toMatchObject({
      isCurrent: false,
      agenda: null,
    });
  });

  it('is needed for a change of the amount, the partner or the openness of a case, and for no other', () => {
    expect(balancesAlike(item, { ...item })).toBe(true);
    expect(balancesAlike(item, { ...item, status: 'Submitted' })).toBe(true);
    for (const change of [
      { amount: 1 },
      { partner_id: null },
      { status: 'Completed' as const },
      { created_at: new Date(0) },
    ])
      expect(balancesAlike(item, { ...item, ...change })).toBe(false);
    expect(balancesAlike(null, item)).toBe(false);
    expect(balancesAlike(null, null)).toBe(true);
  });
});
