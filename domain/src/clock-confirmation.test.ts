import { expect, it } from 'vitest';
import { confirmationIssue, inputsOf, newClockConfirmationSchema } from './clock-confirmation.ts';
import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from './claim-clocks.ts';

const GOODS: ClaimFacts = { debt_type: 'goods', for_business: true, due_on: '2024-03-01' };
const event = (id: string, more: Partial<ClaimEvent> = {}): ClaimEvent => ({
  ...{ id, by_role: 'partner', kind: 'acknowledged_in_writing', on: '2026-06-01' },
  ...more,
});
const inputs = (facts: ClaimFacts, events: ClaimEvent[] = [], today = '2026-11-23') =>
  clocksOf(facts, events, limitationTableOn(today), today).map(inputsOf)[0];

it('a clock keeps its text while only time passes', () => {
  // Running, near, and past its day.
  for (const today of ['2028-12-01', '2029-04-01'])
    expect(inputs(GOODS, [], today)).toBe(inputs(GOODS, [], '2026-11-26'));
});

it('a clock has another text when sheet, events, a suit or the table change it', () => {
  const others = [
    inputs({ ...GOODS, due_on: '2024-03-02' }),
    inputs({ debt_type: 'goods', due_on: '2024-03-01' }),
    inputs(GOODS, [event('one')]),
    // The same day, shown by another event.
    inputs(GOODS, [event('two')]),
    inputs(GOODS, [event('suit', { kind: 'sued' })]),
    inputs(GOODS, [], '2026-11-26'),
    inputs({ ...GOODS, last_paid_on: '2025-01-01' }),
  ];
  expect(new Set([inputs(GOODS), ...others]).size).toBe(others.length + 1);
});

it('a clock has another text where security came too late, not an acknowledgement', () => {
  const late = (kind: ClaimEvent['kind']) =>
    inputs({ ...GOODS, for_business: false }, [event('one', { kind })]);
  expect(late('security_given')).not.toBe(late('acknowledged_in_writing'));
});

it('the clock of a guarantor keeps its text whatever is noted of a suit', () => {
  const facts: ClaimFacts = { ...GOODS, default_on: '2026-10-01', guarantors: [{}] };
  const guarantor = (subject?: string) =>
    clocksOf(
      facts,
      [event('e', { kind: 'sued', on: '2026-11-01', ...(subject !== undefined && { subject }) })],
      limitationTableOn('2026-11-23'),
      '2026-11-23',
    ).filter(({ rule }) => rule === 'guarantor');
  for (const [clock] of [guarantor(), guarantor('guarantor_0')]) {
    if (clock === undefined) throw new Error('no clock');
    // As it was stored before suits were noted.
    const { suit, ...before } = clock;
    expect(suit).toBeDefined();
    expect(before.interrupted).toEqual([]);
    expect(inputsOf(clock)).toBe(inputsOf(before));
  }
});

const CONFIRMATION = {
  lapse_on: '2029-03-01',
  name: 'ทนายสมหญิง',
  licence_no: '1234/2550',
  confirmed_on: '2026-11-23',
  reason: '',
};
const issue = (more: Partial<typeof CONFIRMATION>) =>
  confirmationIssue({ ...CONFIRMATION, ...more }, { lapse_on_earliest: '2029-03-01' }, '2026-11-23');

it('confirms the computed day, or a later one with a reason, and no earlier one', () => {
  expect(issue({})).toBeNull();
  expect(issue({ lapse_on: '2029-03-02', reason: 'หนี้ถึงกำหนดวันหลัง' })).toBeNull();
  expect(issue({ lapse_on: '2029-03-02', reason: ' ' })).toEqual({ field: 'reason', issue: 'required' });
  expect(issue({ lapse_on: '2029-02-28' })).toEqual({ field: 'lapse_on', issue: 'beforeComputed' });
  expect(issue({ confirmed_on: '2026-11-24' })).toEqual({ field: 'confirmed_on', issue: 'dayTooLate' });
  expect(confirmationIssue(CONFIRMATION, { lapse_on_earliest: null }, '2026-11-23')?.field).toBe('lapse_on');
});

it.each([
  ['lapse_on', ''],
  ['lapse_on', '2029-02-29'],
  ['lapse_on', '1999-12-31'],
  ['confirmed_on', ''],
  ['name', ' '],
  ['licence_no', ''],
  ['reason', 'x'.repeat(5_000)],
])('refuses %s = %j', (field, value) => {
  expect(newClockConfirmationSchema.safeParse(CONFIRMATION).success).toBe(true);
  expect(newClockConfirmationSchema.safeParse({ ...CONFIRMATION, [field]: value }).success).toBe(false);
});
