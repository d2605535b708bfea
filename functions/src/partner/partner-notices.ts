import * as z from 'zod/mini';
import { partnerSchema } from '@app/domain/partner';
import { decisionOf, type PartnerDecision } from '@app/domain/partner-decision';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** The fields of a partner that a notice may use. */
export const toldPartner = z.pick(partnerSchema, { status: true, company_name: true });
export type ToldPartner = z.infer<typeof toldPartner>;

type DecisionNotice = Pick<Notice, 'kind' | 'link_to'> & { state?: string };

/** The notification of each decision; `state` selects its text. The reason is on the page alone: a mail must not contain it. */
const NOTICE_OF: Readonly<Record<PartnerDecision, DecisionNotice>> = {
  approve: { kind: 'partner_approved', link_to: pages.partnerDashboard },
  reject: { kind: 'partner_rejected', link_to: pages.customerDashboard },
  suspend: { kind: 'partner_standing', link_to: pages.customerDashboard },
  reinstate: { kind: 'partner_standing', link_to: pages.partnerDashboard, state: 'reinstated' },
  reopen: { kind: 'partner_standing', link_to: pages.partnerDashboard, state: 'reopened' },
};

/**
 * Has the company of a partner who was approved another name? Debtors are shown it on the page of their code, as one that the creditor
 * has authorised.
 */
export function isRenamed(before: ToldPartner, after: ToldPartner): boolean {
  const wasVetted = before.status === 'Approved' || before.status === 'Suspended';
  return wasVetted && before.company_name !== after.company_name;
}

/** Registered, or renamed after the approval: every admin. A decision: that partner (contract). */
export function partnerNotices(uid: string, before: ToldPartner | null, after: ToldPartner | null): Notice[] {
  if (after === null) return [];
  const params = { partner_id: uid, company_name: after.company_name };
  const toAdmins = { params, receiver: 'admin', to: 'admins', link_to: pages.adminPartner(uid) } as const;
  if (before === null) return [{ kind: 'partner_registered', ...toAdmins }];
  if (isRenamed(before, after)) return [{ kind: 'partner_renamed', ...toAdmins }];
  const decision = decisionOf(before.status, after.status);
  if (decision === null) return [];
  const { kind, link_to, state } = NOTICE_OF[decision];
  return [
    {
      kind,
      params: { partner_id: uid, status: after.status, ...(state !== undefined && { state }) },
      receiver: 'partner',
      to: { uid },
      link_to,
    },
  ];
}
