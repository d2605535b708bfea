import * as z from 'zod/mini';
import { caseSchema, statusOnAssignment } from '@app/domain/case';
import { pages } from '@app/domain/paths';
import type { Notice, Receiver } from '../notification/notice.ts';
import { isPartnersDoing } from './case-author.ts';

/** What a notice about a case may know: neither debtor nor amount gets as far as this. */
export const toldCase = z.pick(caseSchema, { user_id: true, partner_id: true, status: true });
export type ToldCase = z.infer<typeof toldCase>;

/**
 * CONTRACT, "Who is told what".
 * @param signer from `signerOf`; null when the write is not signed
 */
export function caseNotices(
  caseId: string,
  before: ToldCase | null,
  after: ToldCase | null,
  signer: string | null,
): Notice[] {
  if (after === null) return [];
  const params = { case_id: caseId };
  if (before === null) return [toAdmins('case_created', caseId, params)];
  const notices: Notice[] = [];
  const reassigned = before.partner_id !== after.partner_id;
  if (reassigned && after.partner_id !== null) {
    notices.push(toPartner('case_assigned', caseId, after.partner_id));
    notices.push(toOne('case_assigned', 'customer', after.user_id, params, pages.customerCase(caseId)));
  }
  if (reassigned && before.partner_id !== null)
    notices.push(toPartner('case_unassigned', caseId, before.partner_id));

  const broughtByAssignment = reassigned && after.status === statusOnAssignment(after.partner_id);
  if (before.status !== after.status && !broughtByAssignment) {
    const news = { ...params, status: after.status };
    if (isPartnersDoing(before, after, signer)) notices.push(toAdmins('case_status_changed', caseId, news));
    notices.push(toOne('case_status_changed', 'customer', after.user_id, news, pages.customerCase(caseId)));
  }
  return notices;
}

/** A new update: admins, the partner assigned now, the customer; its author is left out by `NoticeSource.except`. */
export function caseUpdateNotices(
  caseId: string,
  current: Pick<ToldCase, 'user_id' | 'partner_id'>,
): Notice[] {
  const params = { case_id: caseId };
  const notices = [toAdmins('case_update_added', caseId, params)];
  if (current.partner_id !== null) notices.push(toPartner('case_update_added', caseId, current.partner_id));
  notices.push(toOne('case_update_added', 'customer', current.user_id, params, pages.customerCase(caseId)));
  return notices;
}

function toAdmins(kind: Notice['kind'], caseId: string, params: Notice['params']): Notice {
  return { kind, params, receiver: 'admin', to: 'admins', link_to: pages.adminCase(caseId) };
}

function toPartner(kind: Notice['kind'], caseId: string, uid: string): Notice {
  // Who has lost a case can no longer open it.
  const page = kind === 'case_unassigned' ? pages.partnerDashboard : pages.partnerCase(caseId);
  return toOne(kind, 'partner', uid, { case_id: caseId }, page);
}

function toOne(
  kind: Notice['kind'],
  receiver: Receiver,
  uid: string,
  params: Notice['params'],
  link_to: string,
): Notice {
  return { kind, params, receiver, to: { uid }, link_to };
}
