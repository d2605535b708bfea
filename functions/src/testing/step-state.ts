import type { StepState } from '../case-life/plan-step.ts';
import type { Caller } from '../lib/callable.ts';

export const NOW = new Date('2026-11-23T03:30:00Z');
export const customer: Caller = { uid: 'customer', role: 'customer', disabled: false };
export const admin: Caller = { uid: 'admin', role: 'admin', disabled: false };
/** Has the case. */
export const partner: Caller = { uid: 'p1', role: 'partner', disabled: false };

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
