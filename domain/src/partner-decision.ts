import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import type { Partner, PartnerStatus } from './partner.ts';
import { requiredText } from './text.ts';

/** An admin's reason for a decision about a partner or one of its papers, which the partner reads. */
export const decisionReasonSchema = z.object({ reason: requiredText(LIMITS.decisionReason) });

/**
 * What an admin may decide about a partner. An application is decided while it is Pending (requirements section 4); the other three
 * are later decisions and need a reason (CASEWORK C9, docs/decisions/205).
 */
export const PARTNER_DECISIONS = {
  approve: { from: 'Pending', to: 'Approved', reason: 'none' },
  reject: { from: 'Pending', to: 'Rejected', reason: 'optional' },
  suspend: { from: 'Approved', to: 'Suspended', reason: 'required' },
  reinstate: { from: 'Suspended', to: 'Approved', reason: 'required' },
  /** Once for each application. */
  reopen: { from: 'Rejected', to: 'Pending', reason: 'required' },
} as const satisfies Record<
  string,
  { from: PartnerStatus; to: PartnerStatus; reason: 'none' | 'optional' | 'required' }
>;
export type PartnerDecision = keyof typeof PARTNER_DECISIONS;

/**
 * The decision that a change of the status is, also where the server's own tools changed it from a status that no admin
 * can; null: the status is the same.
 */
export function decisionOf(from: PartnerStatus, to: PartnerStatus): PartnerDecision | null {
  if (from === to) return null;
  if (to === 'Approved') return from === 'Suspended' ? 'reinstate' : 'approve';
  return ({ Pending: 'reopen', Rejected: 'reject', Suspended: 'suspend' } as const)[to];
}

/** The decisions that an admin may make about a partner now. */
export function openDecisions({ status, reopened }: Pick<Partner, 'status' | 'reopened'>): PartnerDecision[] {
  const decisions = Object.keys(PARTNER_DECISIONS) as PartnerDecision[];
  return decisions.filter(
    (one) => PARTNER_DECISIONS[one].from === status && !(one === 'reopen' && reopened === true),
  );
}
