import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../lib/callable.ts';
import { admin, customer, given, NOW, partner } from '../testing/step-state.ts';
import { planStep, type StepState } from './plan-step.ts';

const standing = aCaseStanding({ user_id: 'customer', case_number: 'DC-6911-0001' });
const said = {
  step: 'plan',
  caseId: 'c1',
  stage: 'negotiation',
  next: 'โทรติดตามคำตอบ',
  next_on: '2026-12-03',
  who: 'partner',
} as const satisfies CaseStep;
const kept = {
  stage: 'negotiation',
  next: 'โทรติดตามคำตอบ',
  next_on: '2026-12-03',
  who: 'partner',
  at: NOW,
} as const;
const plannedStanding = (caller: Caller, state: StepState) => {
  const planned = planStep(said, caller, state, NOW);
  if (typeof planned === 'string') throw new Error(planned);
  return planned.standing;
};

describe('a plan', () => {
  it('is set by the partner of the case and by an admin, each in that capacity', () => {
    expect(plannedStanding(partner, given())).toMatchObject({
      plan: kept,
      by: { uid: 'p1', role: 'partner' },
    });
    expect(plannedStanding(admin, given())).toMatchObject({
      plan: kept,
      by: { uid: 'admin', role: 'admin' },
    });
  });

  it('is refused to everybody else, and to a partner who may no longer be given cases', () => {
    for (const caller of [customer, { ...partner, uid: 'p2' }])
      expect(planStep(said, caller, given(), NOW)).toBe('permission-denied');
    expect(planStep(said, partner, given({ partnerApproved: false }), NOW)).toBe('permission-denied');
  });

  it('is refused over another plan than its author has seen, and set over that one', () => {
    const state = given({ standing: { ...standing, plan: { ...kept, at: new Date(NOW.getTime() - 1) } } });
    const seen = (over: string | null | undefined) => planStep({ ...said, over }, partner, state, NOW);
    for (const over of [null, NOW.toISOString()]) expect(seen(over)).toBe('aborted');
    // Absent: a page that was opened before it was asked.
    for (const over of [new Date(NOW.getTime() - 1).toISOString(), undefined])
      expect(seen(over)).toMatchObject({ standing: { plan: kept } });
    expect(planStep({ ...said, over: null }, partner, given(), NOW)).toMatchObject({
      standing: { plan: kept },
    });
  });

  it('is refused for a day that nobody means', () => {
    const due = (next_on: string | null) => planStep({ ...said, next_on }, partner, given(), NOW);
    expect(due('3112-12-03')).toBe('invalid-argument');
    expect(due(null)).toMatchObject({ standing: { plan: { next_on: null } } });
  });

  it('is of open cases, and leaves everything else of a standing as it is', () => {
    expect(planStep(said, partner, given({ status: 'Completed' }), NOW)).toBe('failed-precondition');
    const held = { ...standing, hold: { reason: 'รอก่อน', at: NOW } };
    expect(plannedStanding(partner, given({ standing: held }))).toEqual({
      ...held,
      plan: kept,
      by: { uid: 'p1', role: 'partner' },
      updated_at: NOW,
    });
  });
});
