import { addDays, dayOf } from '@app/domain/calendar';
import type { CasePlan } from '@app/domain/case-plan';
import { CASE_STATUSES, type CaseStatus } from '@app/domain/case';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { NextStepLine } from './next-step-line';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../api/use-case-plan', () => ({ useCasePlan: asked }));

const TODAY = dayOf(new Date());
const plan = (more: Partial<CasePlan> = {}): CasePlan => ({
  stage: 'negotiation',
  next: '',
  next_on: null,
  who: null,
  at: new Date(),
  ...more,
});
const show = (data: { plan?: CasePlan } | null, status: CaseStatus = 'In Progress') => {
  cleanup();
  asked.mockReturnValue({ status: 'ready', data });
  renderScreen(<NextStepLine item={{ id: 'c1', status }} />);
  return document.body.textContent;
};
beforeEach(async () => {
  asked.mockReset();
  await speak();
});

it('says by when, and what', () => {
  expect(show({ plan: plan({ next: 'ส่งหนังสือทวงถาม', next_on: addDays(TODAY, 3) }) })).toMatch(
    /^ภายใน .+ส่งหนังสือทวงถาม$/,
  );
});

it('says that the day has passed, from the day after it', () => {
  expect(show({ plan: plan({ next: 'a', next_on: TODAY }) })).toMatch(/^ภายใน .+a$/);
  expect(show({ plan: plan({ next: 'b', next_on: addDays(TODAY, -1) }) })).toMatch(/^เลยกำหนด .+b$/);
});

it('shows the stage where nothing is set, and the first one where nobody has set a plan', () => {
  expect(show({ plan: plan() })).toMatch(/^เจรจา$/);
  expect(show(null)).toMatch(/^รับเรื่อง$/);
  expect(show({})).toMatch(/^รับเรื่อง$/);
});

it('keeps its room while it loads', () => {
  asked.mockReturnValue({ status: 'loading' });
  renderScreen(<NextStepLine item={{ id: 'c1', status: 'Submitted' }} />);
  expect(document.querySelector('.min-h-5')?.textContent).toBe('');
});

it.each(CASE_STATUSES)('asks for the plan of a case that is %s only while it is open', (status) => {
  const isOpen = ['Submitted', 'In Progress'].includes(status);
  expect(show(null, status) === '').toBe(!isOpen);
  expect(asked).toHaveBeenCalledWith(isOpen ? 'c1' : null);
});
