import { describe, expect, it } from 'vitest';
import type { ClaimEvent, ClaimFacts } from './claim-clocks.ts';
import { clockId, thresholdOf } from './limitation-clock.ts';
import { byId, clocks, event, only, TODAY } from './testing/clocks.ts';

describe('a guarantor (vector 4)', () => {
  const sheet: ClaimFacts = { debt_type: 'loan', default_on: '2024-03-02', guarantors: [{}] };

  it('who was not notified within sixty days of the default may be free of what accrued later', () => {
    expect(byId(sheet)['guarantor_guarantor_0']).toMatchObject({
      from_on: '2024-03-02',
      lapse_on_earliest: '2024-05-01',
      state: 'may_have_passed',
    });
    const late = [event('guarantor_notified', '2024-05-01', { subject: 'guarantor_0' })];
    expect(byId(sheet, late)['guarantor_guarantor_0']?.state).toBe('may_have_passed');
  });

  it('who was notified in time is done with', () => {
    const inTime = [event('guarantor_notified', '2024-04-30', { subject: 'guarantor_0' })];
    expect(byId(sheet, inTime)['guarantor_guarantor_0']?.state).toBe('stopped');
    const stated = { ...sheet, guarantors: [{ notified_on: '2024-04-30' }] };
    expect(byId(stated)['guarantor_guarantor_0']?.state).toBe('stopped');
  });

  it('who was notified before the default alone is not, whatever else is stated', () => {
    const stated = { ...sheet, guarantors: [{ notified_on: '2024-03-01' }] };
    expect(byId(stated)['guarantor_guarantor_0']?.state).toBe('may_have_passed');
    const inTime = [event('guarantor_notified', '2024-04-30', { subject: 'guarantor_0' })];
    expect(byId(stated, inTime)['guarantor_guarantor_0']?.state).toBe('stopped');
  });

  it('whom nobody has notified still has the sixty days after a suit that names no part, and after a judgment', () => {
    const near: ClaimFacts = { ...sheet, default_on: '2026-10-01' };
    for (const other of [
      event('sued', '2026-11-01'),
      event('sued', '2026-11-01', { subject: 'guarantor_1' }),
      event('judgment_final', '2026-11-02'),
    ])
      expect(byId(near, [other])['guarantor_guarantor_0']).toMatchObject({
        lapse_on_earliest: '2026-11-30',
        lapse_on_other: [],
        state: 'near',
        check_on: '2026-11-29',
      });
  });

  it('whom nobody has notified has no alerts while a suit that names no part, or a judgment, is in time', () => {
    const near: ClaimFacts = { ...sheet, default_on: '2026-10-01' };
    const alert = (...events: ClaimEvent[]) => {
      const clock = byId(near, events)['guarantor_guarantor_0'];
      return clock === undefined ? null : thresholdOf(clock, TODAY);
    };
    const sued = event('sued', '2026-11-01');
    const ended = event('suit_ended_without_judgment', '2026-11-10');
    expect(alert()).toBe(7);
    expect(alert(sued)).toBeNull();
    expect(alert(sued, ended)).toBe(7);
    expect(alert(event('judgment_final', '2026-11-02'))).toBeNull();
    for (const other of ['guarantor_1', 'instalment_0'])
      expect(alert(event('sued', '2026-11-01', { subject: other }))).toBe(7);
    expect(alert(event('sued', '2026-11-30'))).toBe(7);
  });

  it('who is sued in time needs no notice any more, until that suit ends without a judgment', () => {
    const near: ClaimFacts = { ...sheet, default_on: '2026-10-01' };
    const sued = event('sued', '2026-11-01', { subject: 'guarantor_0' });
    const of = (...events: ClaimEvent[]) => byId(near, events)['guarantor_guarantor_0'];
    const stopped = { state: 'stopped', interrupted: [], suit: 'guarantor', check_on: null };
    expect(of(sued)).toMatchObject(stopped);
    const ended = of(sued, event('suit_ended_without_judgment', '2026-11-10'));
    expect(ended?.state).toBe('near');
    expect(ended).not.toHaveProperty('suit');
    expect(of({ ...sued, on: '2026-11-30' })?.state).toBe('near');
    // The claim itself was not sued for.
    expect(byId(near, [sued])['debt_claim']?.state).toBe('running');
    // A notice says more than the suit.
    const notified = event('guarantor_notified', '2026-10-20', { subject: 'guarantor_0' });
    expect(of(sued, notified)?.state).toBe('stopped');
    expect(of(sued, notified)).not.toHaveProperty('suit');
  });

  it('has no clock that is known while no day is', () => {
    expect(byId({ guarantors: [{}] })['guarantor_guarantor_0']?.state).toBe('unknown');
  });
});

describe('instalments (vector 5)', () => {
  const sheet: ClaimFacts = { debt_type: 'loan', instalments: ['2024-01-05', '2024-02-05'] };

  it('have a clock each, of five years although the loan has ten', () => {
    expect(clocks(sheet).map((clock) => [clockId(clock), clock.lapse_on_earliest])).toEqual([
      ['debt_instalment_0', '2029-01-05'],
      ['debt_instalment_1', '2029-02-05'],
    ]);
  });

  it('begin again with an acknowledgement of the claim, and with a payment for that instalment alone', () => {
    expect(
      clocks(sheet, [event('acknowledged_in_writing', '2026-01-01')]).map((one) => one.lapse_on_earliest),
    ).toEqual(['2031-01-01', '2031-01-01']);
    expect(byId(sheet, [event('part_paid', '2026-01-01', { subject: 'instalment_1' })])).toMatchObject({
      debt_instalment_0: { lapse_on_earliest: '2029-01-05' },
      debt_instalment_1: { lapse_on_earliest: '2031-01-01' },
    });
    expect(only(sheet, [event('part_paid', '2026-01-01')])).toMatchObject({
      lapse_on_earliest: '2029-01-05',
      lapse_on_other: [{ on: '2031-01-01', because: 'unproved_payment' }],
    });
  });
});

describe('instalments of which one was removed', () => {
  const sheet: ClaimFacts = { debt_type: 'instalments', instalments: ['2024-01-05', '', '2024-03-05'] };

  it('leave the others in their places, where events name them', () => {
    expect(byId(sheet, [event('sued', '2026-01-01', { subject: 'instalment_2' })])).toMatchObject({
      debt_instalment_0: { state: 'running', lapse_on_earliest: '2029-01-05' },
      debt_instalment_2: { state: 'stopped', lapse_on_earliest: '2029-03-05' },
    });
    expect(clocks(sheet)).toHaveLength(2);
  });

  it('have a clock for its place only where an event says when it fell due', () => {
    const due = event('due', '2024-02-05', { subject: 'instalment_1' });
    expect(byId(sheet, [due])['debt_instalment_1']?.lapse_on_earliest).toBe('2029-02-05');
  });

  it('are the claim itself once all were removed, and its only part once one is left', () => {
    const paid = event('part_paid', '2026-01-01');
    const none: ClaimFacts = { ...sheet, debt_type: 'loan', due_on: '2024-01-05', instalments: ['', ''] };
    expect(only(none)).toMatchObject({ subject: 'claim', lapse_on_earliest: '2034-01-05' });
    expect(only({ ...sheet, instalments: ['', '2024-02-05'] }, [paid])).toMatchObject({
      subject: 'instalment_1',
      lapse_on_earliest: '2031-01-01',
    });
  });

  it('begin the period of a guarantor with the first that is left', () => {
    const guaranteed: ClaimFacts = { ...sheet, instalments: ['', '2026-10-01'], guarantors: [{}] };
    expect(byId(guaranteed)['guarantor_guarantor_0']?.from_on).toBe('2026-10-01');
  });
});

describe('a due day beside instalments', () => {
  const sheet: ClaimFacts = {
    debt_type: 'rent',
    due_on: '2022-01-01',
    instalments: ['2022-02-01', '2022-03-01'],
    guarantors: [{}],
  };
  const days = (facts: ClaimFacts, events: ClaimEvent[] = []) =>
    clocks(facts, events)
      .filter(({ rule }) => rule === 'debt')
      .map(({ subject, lapse_on_earliest }) => [subject, lapse_on_earliest]);
  const listed = [
    ['instalment_0', '2027-02-01'],
    ['instalment_1', '2027-03-01'],
  ];

  it('counts if it is earlier than all of them, whether stated or entered as an event that names none', () => {
    expect(days(sheet)).toEqual([['claim', '2027-01-01'], ...listed]);
    const { due_on: _, ...without } = sheet;
    expect(days(without, [event('due', '2022-01-01')])).toEqual([['claim', '2027-01-01'], ...listed]);
    expect(days(sheet, [event('due', '2021-12-01')])).toEqual([['claim', '2026-12-01'], ...listed]);
    // The guarantor's period begins on the same day.
    expect(byId(sheet)['guarantor_guarantor_0']?.from_on).toBe('2022-01-01');
  });

  it('adds nothing if it is not', () => {
    for (const due_on of ['2022-02-01', '2022-02-15', '2023-01-01'])
      expect(days({ ...sheet, due_on })).toEqual(listed);
    const earlier = event('due', '2021-12-01', { subject: 'instalment_1' });
    expect(days(sheet, [earlier])).toEqual([listed[0], ['instalment_1', '2026-12-01']]);
  });

  it('has the five years of a loan in parts, and is moved by no payment that names none', () => {
    const loan: ClaimFacts = { ...sheet, debt_type: 'loan', instalments: ['2022-02-01'] };
    expect(days(loan, [event('part_paid', '2023-01-01')])).toEqual([
      ['claim', '2027-01-01'],
      ['instalment_0', '2027-02-01'],
    ]);
    expect(days(loan, [event('acknowledged_in_writing', '2023-01-01')])).toEqual([
      ['claim', '2028-01-01'],
      ['instalment_0', '2028-01-01'],
    ]);
  });
});

describe('a default of a claim in instalments', () => {
  const sheet: ClaimFacts = {
    debt_type: 'instalments',
    instalments: ['2024-01-05', '2024-02-05', '2024-12-05'],
  };
  const days = (facts: ClaimFacts, events: ClaimEvent[] = []) =>
    clocks(facts, events).map(({ from_on, lapse_on_earliest, lapse_on_other }) => [
      from_on,
      lapse_on_earliest,
      lapse_on_other.map(({ on, because }) => `${because} ${on}`),
    ]);
  const accelerated = [
    ['2024-01-05', '2029-01-05', []],
    ['2024-02-05', '2029-02-05', []],
    ['2024-12-05', '2029-12-05', ['accelerated 2029-02-06']],
  ];

  it('of the whole moves no instalment, and shows the earlier day of those that fall due later', () => {
    expect(days({ ...sheet, default_on: '2024-02-06' })).toEqual(accelerated);
    expect(days({ ...sheet, debt_type: 'loan', default_on: '2024-02-06' })).toEqual(accelerated);
    expect(days(sheet, [event('default', '2024-02-06')])).toEqual(accelerated);
    expect(days({ ...sheet, default_on: '2024-02-06' }, [event('default', '2024-03-01')])).toEqual(
      accelerated,
    );
  });

  it('of the whole does not end the alerts of what is not due yet', () => {
    const future: ClaimFacts = { ...sheet, default_on: '2020-02-06', instalments: ['2024-12-05'] };
    const [clock] = clocks(future, [], '2029-06-08');
    expect(clock).toMatchObject({
      state: 'near',
      check_on: '2029-09-06',
      lapse_on_other: [{ on: '2025-02-06', because: 'accelerated' }],
    });
    expect(clock === undefined ? null : thresholdOf(clock, '2029-06-08')).toBe(180);
  });

  it('of the whole says nothing of rent, whose parts are no loan', () => {
    expect(days({ ...sheet, debt_type: 'rent', default_on: '2024-02-06' })).toEqual(
      days({ ...sheet, debt_type: 'rent' }),
    );
  });

  it('of one instalment is about that one alone', () => {
    expect(days(sheet, [event('default', '2024-01-06', { subject: 'instalment_1' })])).toEqual([
      ['2024-01-05', '2029-01-05', []],
      ['2024-01-06', '2029-01-06', []],
      ['2024-12-05', '2029-12-05', []],
    ]);
  });

  it('is shown beside another reason for another day', () => {
    const paid = { ...sheet, default_on: '2024-02-06', last_paid_on: '2025-06-01' };
    expect(days(paid)[2]).toEqual([
      '2024-12-05',
      '2029-12-05',
      ['accelerated 2029-02-06', 'unproved_payment 2030-06-01'],
    ]);
  });

  it('shows one day where an acknowledgement has begun both periods again', () => {
    const written = event('acknowledged_in_writing', '2025-06-01');
    expect(days({ ...sheet, default_on: '2024-02-06' }, [written])).toEqual([
      ['2024-01-05', '2030-06-01', []],
      ['2024-02-05', '2030-06-01', []],
      ['2024-12-05', '2030-06-01', []],
    ]);
  });
});
