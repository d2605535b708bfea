import { describe, expect, it } from 'vitest';
import { paymentEvents, type ClaimFacts } from './claim-clocks.ts';
import { LIMITATION_ALERTS, thresholdOf } from './limitation-clock.ts';
import { addDays } from './calendar.ts';
import { aPayment } from './testing/a-payment.ts';
import { byId, clocks, event, only, TODAY } from './testing/clocks.ts';

const GOODS: ClaimFacts = { debt_type: 'goods', for_business: true, due_on: '2024-03-01' };

describe('goods (vector 1)', () => {
  it('bought for business run for five years', () => {
    expect(clocks(GOODS)).toEqual([
      {
        rule: 'debt',
        subject: 'claim',
        basis: 'goods-business',
        from_on: '2024-03-01',
        interrupted: [],
        lapse_on_earliest: '2029-03-01',
        lapse_on_other: [],
        late_until: null,
        state: 'running',
        law: { table: 'limitation', n: 1 },
        check_on: '2028-09-02',
      },
    ]);
  });

  it('not bought for business may have passed after two', () => {
    expect(only({ ...GOODS, for_business: false })).toMatchObject({
      lapse_on_earliest: '2026-03-01',
      state: 'may_have_passed',
      check_on: null,
    });
  });

  it('show both days while that is not known, and the earlier one counts', () => {
    const { for_business: _, ...sheet } = GOODS;
    expect(only(sheet)).toMatchObject({
      lapse_on_earliest: '2026-03-01',
      lapse_on_other: [{ on: '2029-03-01', because: 'other_reading' }],
      state: 'may_have_passed',
    });
  });

  it('run from the earliest day on which they may have been due', () => {
    expect(only({ ...GOODS, due_on: '2024-05-01', default_on: '2024-04-01' })?.from_on).toBe('2024-04-01');
    expect(only(GOODS, [event('due', '2024-02-01')])?.from_on).toBe('2024-02-01');
  });
});

it('a cheque is reported within three months of its first refusal (vector 2)', () => {
  const sheet: ClaimFacts = { debt_type: 'cheque', cheques: [{ dated_on: '2026-09-01' }] };
  const events = [event('cheque_returned', '2026-10-20'), event('cheque_returned', '2026-09-05')];
  expect(byId(sheet, events)).toMatchObject({
    complaint_cheque_0: { basis: 'cheque-complaint', lapse_on_earliest: '2026-12-05', state: 'near' },
    drawer_cheque_0: { lapse_on_earliest: '2027-09-01', state: 'running' },
  });
  expect(byId({ cheques: [{ first_returned_on: '2026-09-05' }] })).toMatchObject({
    complaint_cheque_0: { lapse_on_earliest: '2026-12-05' },
    drawer_cheque_0: { state: 'unknown' },
  });
  // An event alone is enough, and one about another cheque is not about this one.
  const other = [event('cheque_returned', '2026-09-05', { subject: 'cheque_1' })];
  expect(byId({}, other)).toMatchObject({
    complaint_cheque_0: { state: 'unknown' },
    complaint_cheque_1: { lapse_on_earliest: '2026-12-05' },
  });
});

describe('an acknowledgement in writing (vector 3)', () => {
  const written = event('acknowledged_in_writing', '2026-10-24');

  it('before the last day begins a fresh period', () => {
    expect(only(GOODS, [written])).toMatchObject({
      lapse_on_earliest: '2031-10-24',
      interrupted: [written.id],
      from_on: '2024-03-01',
      late_until: null,
    });
  });

  it('after it begins nothing, and shows until when it may be sued on', () => {
    expect(only({ ...GOODS, for_business: false }, [written])).toMatchObject({
      lapse_on_earliest: '2026-03-01',
      interrupted: [],
      state: 'may_have_passed',
      late_until: '2028-10-24',
    });
    expect(only({ ...GOODS, for_business: false }, [written])).not.toHaveProperty('late_by');
  });
});

describe('security that the debtor gives', () => {
  const secured = event('security_given', '2026-10-24');
  const lapsed: ClaimFacts = { ...GOODS, for_business: false };

  it('before the last day begins a fresh period', () => {
    expect(only(GOODS, [secured])).toMatchObject({
      lapse_on_earliest: '2031-10-24',
      interrupted: [secured.id],
      late_until: null,
    });
    expect(only(GOODS, [secured])).not.toHaveProperty('late_by');
  });

  it('after it has its own two years, as an acknowledgement has, and is named', () => {
    expect(only(lapsed, [secured])).toMatchObject({
      lapse_on_earliest: '2026-03-01',
      interrupted: [],
      state: 'may_have_passed',
      late_until: '2028-10-24',
      late_by: 'security_given',
    });
    // Of several, the one whose two years are shown.
    const written = event('acknowledged_in_writing', '2026-11-01');
    expect(only(lapsed, [secured, written])?.late_until).toBe('2028-11-01');
    expect(only(lapsed, [secured, written])).not.toHaveProperty('late_by');
  });

  it('has none of a payment, and none of an instalment that it does not name', () => {
    expect(only(lapsed, [event('part_paid', '2026-10-24')])?.late_until).toBeNull();
    const parts: ClaimFacts = { debt_type: 'loan', instalments: ['2019-01-05', '2019-02-05'] };
    expect(clocks(parts, [secured]).map(({ late_until }) => late_until)).toEqual([null, null]);
    expect(
      clocks(parts, [{ ...secured, subject: 'instalment_0' }]).map(({ late_until }) => late_until),
    ).toEqual(['2028-10-24', null]);
  });
});

it('without a day or a kind of debt nothing is known, and nothing is guessed (vector 6)', () => {
  for (const sheet of [
    null,
    {},
    { debt_type: 'goods' },
    { due_on: '2020-01-01' },
    { debt_type: 'cheque' },
  ] as const)
    for (const clock of clocks(sheet))
      expect(clock).toMatchObject({ state: 'unknown', lapse_on_earliest: null, check_on: null });
  expect(clocks(null)).toHaveLength(1);
});

describe('payments', () => {
  it('move the clock when both sides agree, whatever the amount, and back when they do not', () => {
    const paid = aPayment({ id: 'p1', satang: 100, received_on: '2026-11-01' });
    const lapse = (payments: Parameters<typeof paymentEvents>[0]) =>
      only(GOODS, paymentEvents(payments))?.lapse_on_earliest;
    expect(lapse([paid])).toBe('2031-11-01');
    expect(only(GOODS, paymentEvents([paid]))?.interrupted).toEqual(['payment:p1']);
    expect(lapse([{ ...paid, state: 'reported' }])).toBe('2029-03-01');
    expect(lapse([{ ...paid, state: 'disputed' }])).toBe('2029-03-01');
    const reversal = aPayment({ id: 'p2', satang: 100, received_on: '2026-11-01', reverses: 'p1' });
    expect(lapse([paid, reversal])).toBe('2029-03-01');
  });

  it('by a set-off move nothing: it is no act of the debtor', () => {
    const paid = aPayment({ id: 'p1', received_on: '2026-11-01' });
    const sheet: ClaimFacts = { debt_type: 'goods', for_business: false, due_on: '2024-12-20' };
    expect(only(sheet, paymentEvents([{ ...paid, into: 'set_off' }]))).toMatchObject({
      lapse_on_earliest: '2026-12-20',
      lapse_on_other: [],
      interrupted: [],
      state: 'near',
    });
    for (const into of ['creditor', 'firm', 'partner', 'court'] as const)
      expect(only(sheet, paymentEvents([{ ...paid, into }]))?.lapse_on_earliest).toBe('2028-11-01');
  });

  it('that only the creditor states are shown as another day', () => {
    expect(only({ ...GOODS, last_paid_on: '2025-06-01' })).toMatchObject({
      lapse_on_earliest: '2029-03-01',
      lapse_on_other: [{ on: '2030-06-01', because: 'unproved_payment' }],
    });
  });

  it('on the debt are not certain to be on its cheque', () => {
    const sheet: ClaimFacts = { ...GOODS, cheques: [{ dated_on: '2026-09-01' }] };
    expect(byId(sheet, [event('part_paid', '2026-11-01')])).toMatchObject({
      debt_claim: { lapse_on_earliest: '2031-11-01' },
      drawer_cheque_0: {
        lapse_on_earliest: '2027-09-01',
        lapse_on_other: [{ on: '2027-11-01', because: 'unproved_payment' }],
      },
    });
  });
});

describe('a suit', () => {
  it('before the last day stops the clock, later it does not', () => {
    expect(only(GOODS, [event('sued', '2026-01-01')])).toMatchObject({ state: 'stopped', check_on: null });
    expect(only(GOODS, [event('sued', '2029-03-01')], '2029-04-01')?.state).toBe('may_have_passed');
  });

  it('that ended without a judgment counts for nothing, and leaves sixty days at most', () => {
    const events = [event('sued', '2029-02-01'), event('suit_ended_without_judgment', '2029-02-20')];
    expect(only(GOODS, events, '2029-02-21')).toMatchObject({
      lapse_on_earliest: '2029-03-01',
      lapse_on_other: [{ on: '2029-04-21', because: 'suit_ended' }],
      state: 'near',
    });
    expect(only(GOODS, [...events, event('sued', '2029-02-22')], '2029-02-23')?.state).toBe('stopped');
  });

  it('about one cheque stops that cheque alone', () => {
    const sheet: ClaimFacts = {
      debt_type: 'cheque',
      cheques: [{ first_returned_on: '2026-10-01' }, { first_returned_on: '2026-10-01' }],
    };
    expect(byId(sheet, [event('sued', '2026-11-01', { subject: 'cheque_1' })])).toMatchObject({
      complaint_cheque_0: { state: 'near' },
      complaint_cheque_1: { state: 'stopped' },
    });
  });

  it('with a judgment begins ten years', () => {
    const events = [event('sued', '2026-01-01'), event('judgment_final', '2026-09-01')];
    expect(byId(GOODS, events)).toMatchObject({
      debt_claim: { state: 'stopped' },
      judgment_claim: { lapse_on_earliest: '2036-09-01', state: 'running' },
    });
  });
});

describe('a correction', () => {
  it('takes the place of the event that it names', () => {
    const wrong = event('sued', '2026-01-01');
    expect(only(GOODS, [wrong, event('entered_in_error', '2026-01-02', { corrects: wrong.id })])?.state).toBe(
      'running',
    );
    const right = event('acknowledged_in_writing', '2025-01-01', { corrects: wrong.id });
    expect(only(GOODS, [wrong, right])).toMatchObject({ state: 'running', lapse_on_earliest: '2030-01-01' });
  });

  it('that was entered in error leaves the first entry in force', () => {
    const written = event('acknowledged_in_writing', '2025-10-24');
    const right = event('acknowledged_in_writing', '2025-10-25', { corrects: written.id });
    const back = event('entered_in_error', '2026-01-02', { corrects: right.id });
    expect(only(GOODS, [written, right, back])?.lapse_on_earliest).toBe('2030-10-24');
  });

  it('of a customer cancels only events that a customer entered', () => {
    const sued = event('sued', '2026-01-01');
    const own = event('due', '2024-02-01', { by_role: 'customer' });
    const back = (id: string) => event('due', '2024-03-01', { by_role: 'customer', corrects: id });
    expect(only(GOODS, [sued, back(sued.id)])?.state).toBe('stopped');
    expect(only(GOODS, [own, back(own.id)])?.from_on).toBe('2024-03-01');
  });
});

describe('alerts (vector 8)', () => {
  const left = (days: number) => ({ state: 'near' as const, lapse_on_earliest: addDays(TODAY, days) });

  it('are due at each threshold, and for the days between at the one before', () => {
    const due = [181, 180, 91, 90, 31, 30, 15, 14, 8, 7, 2, 1, 0, -1].map((days) =>
      thresholdOf(left(days), TODAY),
    );
    expect(due).toEqual([null, 180, 180, 90, 90, 30, 30, 14, 14, 7, 7, 1, null, null]);
  });

  it('are none when nothing is known, it may have passed, or a suit was brought', () => {
    for (const state of ['stopped', 'unknown', 'may_have_passed'] as const)
      expect(thresholdOf({ ...left(5), state }, TODAY)).toBeNull();
  });

  it('each have a day on which the clock is looked at again', () => {
    const seen = new Set<number>();
    let today: string | null = '2028-01-01';
    while (today !== null) {
      const clock = only(GOODS, [], today);
      const threshold = clock === undefined ? null : thresholdOf(clock, today);
      if (threshold !== null) seen.add(threshold);
      today = clock?.check_on ?? null;
    }
    expect([...seen]).toEqual([...LIMITATION_ALERTS]);
  });
});
