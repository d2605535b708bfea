import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CASE_STAGES,
  isPlanDay,
  newCasePlanSchema,
  raisedPlan,
  stageOfDocument,
  stageOfLegalEvent,
  type CasePlan,
} from './case-plan.ts';
import { LIMITS } from './limits.ts';

const NOON = new Date('2026-11-25T05:00:00Z');
const LATER = new Date('2026-11-25T06:00:00Z');
const plan = (overrides: Partial<CasePlan> = {}): CasePlan => ({
  stage: 'demand_letter',
  next: 'รอคำตอบหนังสือทวงถาม',
  next_on: '2026-12-03',
  who: 'debtor',
  at: NOON,
  ...overrides,
});

it('an event moves a case on and clears what was next', () => {
  expect(raisedPlan(plan(), 'lawsuit', LATER)).toEqual({
    stage: 'lawsuit',
    next: '',
    next_on: null,
    who: null,
    at: LATER,
  });
  expect(raisedPlan(null, 'demand_letter', NOON)?.stage).toBe('demand_letter');
});

it('an event never moves a case back, nor clears a plan of the same stage', () => {
  expect(raisedPlan(plan({ stage: 'lawsuit' }), 'demand_letter', LATER)).toBeNull();
  expect(raisedPlan(plan({ stage: 'lawsuit' }), 'lawsuit', LATER)).toBeNull();
  expect(raisedPlan(null, 'received', LATER)).toBeNull();
});

it('an event that was entered before the plan was set, or is delivered again after it, changes nothing', () => {
  const raised = raisedPlan(null, 'lawsuit', NOON);
  expect(raisedPlan(raised, 'lawsuit', NOON)).toBeNull();
  const setBack = plan({ stage: 'negotiation', at: LATER });
  expect(raisedPlan(setBack, 'lawsuit', NOON)).toBeNull();
});

it('events in any order, any number of times, lead to the furthest stage', () => {
  const events = fc.array(fc.record({ stage: fc.constantFrom(...CASE_STAGES), minute: fc.nat(500) }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(events, (entered) => {
      // The server reads them in the order in which they were entered; each may come twice.
      const inOrder = entered
        .toSorted((one, other) => one.minute - other.minute)
        .flatMap((one) => [one, one]);
      const end = inOrder.reduce<CasePlan | null>(
        (state, { stage, minute }) =>
          raisedPlan(state, stage, new Date(NOON.getTime() + minute * 60_000)) ?? state,
        null,
      );
      const furthest = Math.max(...entered.map(({ stage }) => CASE_STAGES.indexOf(stage)));
      // Two that were entered in the same minute count as one moment: the first of them wins.
      const minutes = new Set(entered.map(({ minute }) => minute));
      if (minutes.size === entered.length)
        expect(CASE_STAGES.indexOf(end?.stage ?? 'received')).toBe(furthest);
    }),
  );
});

it('names the stage that documents and events of the claim show', () => {
  expect(stageOfDocument('letter')).toBe('demand_letter');
  expect(stageOfDocument('receipt')).toBeNull();
  expect(stageOfLegalEvent('sued')).toBe('lawsuit');
  expect(stageOfLegalEvent('judgment_final')).toBe('enforcement');
  expect(stageOfLegalEvent('cheque_returned')).toBeNull();
});

it('takes a plan without a next step, and refuses a day that is none and a text that is too long', () => {
  const form = { stage: 'received', next: '', next_on: null, who: null };
  expect(newCasePlanSchema.safeParse(form).success).toBe(true);
  expect(newCasePlanSchema.safeParse({ ...form, next_on: '2026-02-29' }).success).toBe(false);
  expect(newCasePlanSchema.safeParse({ ...form, next_on: '2026-02-28' }).success).toBe(true);
  expect(newCasePlanSchema.safeParse({ ...form, next: 'ก'.repeat(LIMITS.nextStep) }).success).toBe(true);
  expect(newCasePlanSchema.safeParse({ ...form, next: 'ก'.repeat(LIMITS.nextStep + 1) }).success).toBe(false);
  expect(newCasePlanSchema.safeParse({ ...form, stage: 'trial' }).success).toBe(false);
});

it('a day may be past or up to ten years ahead, and is no mistaken year', () => {
  for (const day of ['2025-01-01', '2026-12-03', '2036-12-01'])
    expect(isPlanDay(day, '2026-12-01')).toBe(true);
  for (const day of ['2037-12-01', '2569-12-03', '3112-12-03'])
    expect(isPlanDay(day, '2026-12-01')).toBe(false);
});
