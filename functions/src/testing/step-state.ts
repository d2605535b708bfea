import type { StepState } from '../case-life/plan-step.ts';

export const NOW = new Date('2026-11-23T03:30:00Z');
export const customer = { uid: 'customer', role: 'customer' };
export const admin = { uid: 'admin', role: 'admin' };
/** Has the case. */
export const partner = { uid: 'p1', role: 'partner' };

/** What a step is decided from: a case in progress with its partner, and nothing besides. */
export function given(
  overrides: Partial<StepState> & { status?: StepState['item']['status'] } = {},
): StepState {
  const { status = 'In Progress', ...rest } = overrides;
  return {
    item: { id: 'c1', user_id: 'customer', partner_id: 'p1', status, case_number: 'DC-6911-0001' },
    standing: null,
    outcome: null,
    partnerApproved: true,
    original: null,
    ...rest,
  };
}
