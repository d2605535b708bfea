import * as z from 'zod/mini';
import { isUnderContract, partnerSchema } from '@app/domain/partner';
import { decisionOf, type PartnerDecision } from '@app/domain/partner-decision';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** The fields of a partner that a notice may use. */
export const toldPartner = z.pick(partnerSchema, { status: true, company_name: true, contact_person: true });
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
 * Has the company or the contact person of a partner who was approved another name? Debtors are shown both on the page of their code, as
 * authorised by the creditor. An erasure empties the contact person, which is no new name.
 */
export function isRenamed(before: ToldPartner, after: ToldPartner): boolean {
  if (!isUnderContract(before.status)) return false;
  const hasOtherPerson = before.contact_person !== after.contact_person && after.contact_person !== '';
  return hasOtherPerson || before.company_name !== after.company_name;
}

/** The server has suspended a partner, because the account now belongs to another person (decision 112). */
export function suspensionNotice(uid: string, company_name: string): Notice {
  return {
    kind: 'partner_suspended',
    params: { partner_id: uid, company_name },
    receiver: 'admin',
    to: 'admins',
    link_to: pages.adminPartner(uid),
  };
}

/** Registered, or renamed after the approval: every admin. A decision: that partner (contract). */
export function partnerNotices(uid: string, before: ToldPartner | null, after: ToldPartner | null): Notice[] {
  if (after === null) return [];
  const params = { partner_id: uid, company_name: after.company_name };
  const toAdmins = { params, receiver: 'admin', to: 'admins', link_to: pages.adminPartner(uid) } as const;
  if (before === null) return [{ kind: 'partner_registered', ...toAdmins }];
  if (isRenamed(before, after)) {
    const { contact_person } = after;
    return [{ kind: 'partner_renamed', ...toAdmins, params: { ...params, contact_person } }];
  }
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
