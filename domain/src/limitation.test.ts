import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './calendar.ts';
import { DEBT_KINDS, LIMITATION } from './law/limitation.ts';
import { checkLimitation, SOON_DAYS, type DebtEvent, type DebtFacts } from './limitation.ts';

const TODAY = '2026-11-23';
const FACTS: DebtFacts = {
  kind: 'goods',
  dueOn: '2024-03-01',
  refusedOn: null,
  forBusiness: true,
  events: [],
  paper: 'signed',
};

const answerTo = (facts: Partial<DebtFacts>, today = TODAY) => checkLimitation({ ...FACTS, ...facts }, today);
const clocksOf = (facts: Partial<DebtFacts>, today = TODAY) => answerTo(facts, today).clocks;
const daysOf = (facts: Partial<DebtFacts>) =>
  clocksOf(facts).map(({ readings }) => readings.map(({ day }) => day));

describe('goods', () => {
  it('bought for business run for five years', () => {
    expect(clocksOf({})).toMatchObject([{ state: 'running', earliest: '2029-03-01', unproved: null }]);
  });

  it('not bought for business run for two', () => {
    expect(clocksOf({ forBusiness: false })).toMatchObject([
      { state: 'may_have_passed', earliest: '2026-03-01' },
    ]);
  });

  it('show both days if that is not known, and the earlier one counts', () => {
    const [clock] = clocksOf({ forBusiness: null });
    expect(clock?.readings.map(({ day, row }) => [day, row.id])).toEqual([
      ['2026-03-01', 'goods-consumer'],
      ['2029-03-01', 'goods-business'],
    ]);
    expect(clock).toMatchObject({ state: 'may_have_passed', earliest: '2026-03-01' });
  });
});

describe('a cheque', () => {
  it('is reported within three months of the first refusal, its drawer sued within a year of its date', () => {
    const { clocks, warnings } = answerTo({ kind: 'cheque', dueOn: '2026-09-01', refusedOn: '2026-09-05' });
    expect(clocks).toMatchObject([
      { claim: 'complaint', earliest: '2026-12-05', state: 'soon' },
      { claim: 'drawer', earliest: '2027-09-01', state: 'running' },
    ]);
    expect(warnings).toEqual(['cheque_act']);
  });

  it('has no more time to be reported after a payment', () => {
    const events: DebtEvent[] = [{ kind: 'paid', on: '2026-10-20' }];
    expect(daysOf({ kind: 'cheque', dueOn: '2026-09-01', refusedOn: '2026-09-05', events })).toEqual([
      ['2026-12-05'],
      ['2027-10-20'],
    ]);
  });

  it('without the day of the refusal leaves the report unknown', () => {
    expect(clocksOf({ kind: 'cheque', dueOn: '2026-09-01' })).toMatchObject([
      { claim: 'complaint', state: 'unknown', earliest: null },
      { claim: 'drawer', state: 'running' },
    ]);
  });
});

describe('an acknowledgement in writing', () => {
  it('within the period starts a fresh one', () => {
    const events: DebtEvent[] = [{ kind: 'acknowledged', on: '2026-10-24' }];
    expect(clocksOf({ events })).toMatchObject([
      { earliest: '2031-10-24', unproved: '2029-03-01', lateUntil: null },
    ]);
  });

  it.each(['2026-03-01', '2026-10-24'])(
    'on %s, when the period has ended, starts none but its own two years',
    (on) => {
      expect(clocksOf({ forBusiness: false, events: [{ kind: 'acknowledged', on }] })).toMatchObject([
        { state: 'may_have_passed', earliest: '2026-03-01', lateUntil: addMonths(on, 24) },
      ]);
    },
  );

  it('the day before the period ends starts a fresh one', () => {
    const events: DebtEvent[] = [{ kind: 'acknowledged', on: '2026-02-28' }];
    expect(clocksOf({ forBusiness: false, events })).toMatchObject([
      { earliest: '2028-02-28', unproved: '2026-03-01', lateUntil: null },
    ]);
  });

  it('before the debt was due changes nothing', () => {
    const events: DebtEvent[] = [{ kind: 'acknowledged', on: '2024-02-01' }];
    expect(clocksOf({ events })).toMatchObject([{ earliest: '2029-03-01', unproved: null }]);
  });
});

describe('a payment', () => {
  it('restarts the period, repeatedly', () => {
    const events: DebtEvent[] = [
      { kind: 'paid', on: '2027-01-15' },
      { kind: 'paid', on: '2025-12-31' },
    ];
    expect(clocksOf({ forBusiness: false, events })).toMatchObject([{ earliest: '2029-01-15' }]);
  });

  it('does not lengthen the time to enforce a judgment', () => {
    const events: DebtEvent[] = [{ kind: 'paid', on: '2025-01-01' }];
    expect(daysOf({ kind: 'judgment', events })).toEqual([['2034-03-01']]);
  });
});

it('a card shows two years and five', () => {
  expect(daysOf({ kind: 'card' })).toEqual([['2026-03-01', '2029-03-01']]);
});

it('a debt without a day is unknown, and so is one from before the law', () => {
  expect(clocksOf({ dueOn: null })).toMatchObject([{ state: 'unknown', earliest: null, readings: [] }]);
  expect(clocksOf({ dueOn: '1992-06-07' })).toMatchObject([{ state: 'unknown' }]);
  expect(clocksOf({ dueOn: '1992-06-08' })).toMatchObject([{ state: 'may_have_passed' }]);
});

it('the last day itself may be too late, and the days before it are soon', () => {
  const stateOn = (today: string) => clocksOf({}, today)[0]?.state;
  expect(stateOn('2029-03-01')).toBe('may_have_passed');
  expect(stateOn('2029-02-28')).toBe('soon');
  expect(stateOn(addDays('2029-03-01', -SOON_DAYS))).toBe('soon');
  expect(stateOn(addDays('2029-03-01', -SOON_DAYS - 1))).toBe('running');
});

it('periods end on the last day of a month that has no such day', () => {
  expect(daysOf({ dueOn: '2024-02-29' })).toEqual([['2029-02-28']]);
  expect(daysOf({ dueOn: '2024-02-29', forBusiness: false })).toEqual([['2026-02-28']]);
  expect(daysOf({ kind: 'cheque', dueOn: '2026-08-31', refusedOn: '2026-11-30' })).toEqual([
    ['2027-02-28'],
    ['2027-08-31'],
  ]);
});

it('a loan without a signed document has a warning, with one none', () => {
  expect(answerTo({ kind: 'loan', paper: 'messages' }).warnings).toEqual(['loan_writing']);
  expect(answerTo({ kind: 'loan', paper: 'signed' }).warnings).toEqual([]);
});

it('says what to bring, and the proof of what changed the day', () => {
  expect(answerTo({}).bring).toEqual(['order', 'delivery', 'invoice', 'debtor']);
  expect(answerTo({ events: [{ kind: 'paid', on: '2025-01-01' }] }).bring).toContain('payment');
});

it('rejects an invalid day', () => {
  expect(() => answerTo({ dueOn: '2026-02-30' })).toThrow(RangeError);
  expect(() => answerTo({ events: [{ kind: 'paid', on: '1 March' }] })).toThrow(RangeError);
});

const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('1994-01-01', days));
const facts = fc.record<DebtFacts>({
  kind: fc.constantFrom(...DEBT_KINDS),
  dueOn: day,
  refusedOn: fc.option(day),
  forBusiness: fc.constantFrom(true, false, null),
  events: fc.array(fc.record({ kind: fc.constantFrom('paid', 'acknowledged'), on: day }), { maxLength: 6 }),
  paper: fc.constantFrom('signed', 'messages', 'none'),
});

describe('for any debt', () => {
  it('the order of the events does not matter', () => {
    const shuffled = facts.chain((known) =>
      fc.tuple(
        fc.constant(known),
        fc.shuffledSubarray([...known.events], { minLength: known.events.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([known, events]) => {
        expect(checkLimitation({ ...known, events }, TODAY)).toEqual(checkLimitation(known, TODAY));
      }),
      { numRuns: 500 },
    );
  });

  it('the day is never later than by any single reading, nor than without its events', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const single = [true, false].flatMap(
          (forBusiness) =>
            checkLimitation({ ...known, forBusiness: known.forBusiness ?? forBusiness }, TODAY).clocks,
        );
        for (const { claim, earliest, readings, unproved } of checkLimitation(known, TODAY).clocks) {
          const days = [...readings.map((reading) => reading.day)];
          for (const other of single)
            if (other.claim === claim && other.earliest !== null) days.push(other.earliest);
          for (const other of days) expect((earliest ?? '') <= other).toBe(true);
          if (unproved !== null) expect(unproved < (earliest ?? '')).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('one event more never makes the day earlier', () => {
    fc.assert(
      fc.property(facts, day, (known, on) => {
        const before = checkLimitation(known, TODAY).clocks;
        const later = checkLimitation(
          { ...known, events: [...known.events, { kind: 'paid', on }] },
          TODAY,
        ).clocks;
        later.forEach(({ earliest }, index) => {
          expect((earliest ?? '') >= (before[index]?.earliest ?? '')).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });
});

it('every kind of debt has a row, and every row a source', () => {
  expect(new Set(LIMITATION.map(({ kind }) => kind))).toEqual(new Set(DEBT_KINDS));
  expect(LIMITATION.filter(({ source }) => source.sections.length === 0)).toEqual([]);
});
