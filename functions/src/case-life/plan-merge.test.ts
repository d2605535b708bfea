import type { CaseStep } from '@app/domain/contracts/take-case-step';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { expect, it } from 'vitest';
import { admin } from '../testing/step-state.ts';
import { planStep, type StepPlan, type StepState } from './plan-step.ts';

const NOW = new Date('2026-11-23T03:30:00Z');
const duplicate: CaseStep = { step: 'duplicate', caseId: 'c1', of: 'c2', text: '' };
const reopen: CaseStep = { step: 'reopen', caseId: 'c1', text: 'คนละหนี้' };
const correct = { step: 'correct', caseId: 'c1', status: 'Completed', outcome: 'done', text: '' } as const;
const standing = aCaseStanding({ user_id: 'customer', case_number: 'DC-6911-0001' });

function given(
  overrides: Partial<Omit<StepState, 'item'>> & Partial<Pick<StepState['item'], 'status' | 'partner_id'>>,
): StepState {
  const { status = 'In Progress', partner_id = 'p1', ...rest } = overrides;
  const item = { id: 'c1', user_id: 'customer', partner_id, status, case_number: 'DC-6911-0001' };
  return { item, standing: null, outcome: null, partnerApproved: true, original: null, ...rest };
}

const other = ({ partner_id }: { partner_id: string | null }): StepState['original'] => ({
  item: { id: 'c2', user_id: 'customer', partner_id, status: 'Submitted' },
  standing: null,
});

const plan = (step: CaseStep, state: StepState): StepPlan => {
  const planned = planStep(step, admin, state, NOW);
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
};

const mergedWith = (partner_id: string | null) => plan(duplicate, given({ original: other({ partner_id }) }));

const undone = (step: CaseStep, partner_id: string | null, partner_before?: string | null) => {
  const link = { case_id: 'c2', case_number: null, ...(partner_before !== undefined && { partner_before }) };
  const marked = { ...standing, duplicate_of: link };
  const original = other({ partner_id });
  return plan(step, given({ status: 'Cancelled', partner_id, standing: marked, original }));
};

it('a duplicate goes to the partner of the original, and stays with a partner who has both', () => {
  for (const partner_id of ['p2', null, 'p1']) {
    const { case: written, standing: after } = mergedWith(partner_id);
    expect(written).toEqual({ status: 'Cancelled', partner_id });
    expect(after?.duplicate_of?.partner_before).toBe('p1');
  }
  // One that was closed before is only handed over: the time of its last change stays.
  const closed = given({ status: 'Cancelled', original: other({ partner_id: 'p2' }) });
  expect(plan(duplicate, closed).case).toEqual({ partner_id: 'p2' });
  const same = given({ status: 'Cancelled', original: other({ partner_id: 'p1' }) });
  expect(plan(duplicate, same).case).toBeUndefined();
});

it('one that is reopened or corrected stays with a partner who had it before, and with no other', () => {
  const uncollectable: CaseStep = { ...correct, status: 'Cancelled', outcome: 'uncollectable' };
  expect(undone(reopen, 'p2', 'p1').case).toEqual({ status: 'Submitted', partner_id: null });
  expect(undone(reopen, 'p1', 'p1').case).toEqual({ status: 'In Progress', partner_id: 'p1' });
  expect(undone(reopen, 'p1').case).toEqual({ status: 'Submitted', partner_id: null });
  expect(undone(uncollectable, 'p2', 'p1').case).toEqual({ partner_id: null });
  expect(undone(uncollectable, 'p1', 'p1').case).toBeUndefined();
  expect(undone(correct, 'p2', 'p1').case).toEqual({ status: 'Completed', partner_id: null });
  const still: CaseStep = { ...correct, status: 'Cancelled', outcome: 'duplicate' };
  expect(undone(still, 'p2', 'p1').case).toBeUndefined();
});
