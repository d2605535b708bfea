import type { Role } from '@app/domain/roles';
import * as z from 'zod/mini';
import { dayOf } from '@app/domain/calendar';
import { caseSchema, isOpen, statusOnAssignment, type CaseStatus } from '@app/domain/case';
import { pages } from '@app/domain/paths';
import type { PaymentState } from '@app/domain/payment';
import type { Notice } from '../notification/notice.ts';
import { isPartnersDoing } from './case-author.ts';

/** The fields of a case that a notice may use: neither debtor nor amount is passed on. */
export const toldCase = z.pick(caseSchema, {
  user_id: true,
  partner_id: true,
  status: true,
  case_number: true,
  import_id: true,
});
export type ToldCase = z.infer<typeof toldCase>;

/** What admins are notified of an import, in place of each of its cases. */
const IMPORTED: Notice = {
  kind: 'case_created',
  params: { imported: true },
  receiver: 'admin',
  to: 'admins',
  link_to: pages.adminCases,
};

/**
 * The event that a notice is made of: two with the same name notify once. All rows that an import writes on one day are one. Without the
 * day an import that goes on after a week could notify nobody: its notification still exists, and the event is forgotten
 * (`REMEMBERED_MS`).
 * @param eventId of the change
 */
export function sourceOf(before: ToldCase | null, after: ToldCase | null, eventId: string, at: Date): string {
  if (before !== null || after?.import_id === undefined) return eventId;
  return `import:${after.user_id}:${after.import_id}:${dayOf(at)}`;
}

/**
 * Contract, "Who is notified of what".
 * @param signer from `signerOf`; null when the write is not signed
 */
export function caseNotices(
  caseId: string,
  before: ToldCase | null,
  after: ToldCase | null,
  signer: string | null,
): Notice[] {
  if (after === null) return [];
  const params = paramsOf(caseId, after);
  if (before === null) return [after.import_id === undefined ? toAdmins('case_created', params) : IMPORTED];
  const notices: Notice[] = [];
  const reassigned = before.partner_id !== after.partner_id;
  // A closed case that follows its original to another partner is no new work (docs/decisions/190).
  if (reassigned && after.partner_id !== null && isOpen(after.status)) {
    notices.push(toPartner('case_assigned', params, after.partner_id));
    notices.push(toOne('case_assigned', 'customer', after.user_id, params, pages.customerCase(caseId)));
  }
  // A partner who did not accept the case knows it.
  if (reassigned && before.partner_id !== null && signer !== before.partner_id)
    notices.push(toPartner('case_unassigned', params, before.partner_id));

  // Part of the assignment is also the status that an admin's "no partner" sets; of a step `reopen` `standingNotices` notifies.
  const isAssignment = reassigned || (after.partner_id === null && signer !== null);
  const broughtByAssignment = isAssignment && after.status === statusOnAssignment(after.partner_id);
  if (before.status !== after.status && !broughtByAssignment) {
    const news = { ...params, status: after.status };
    if (isPartnersDoing(before, after, signer)) notices.push(toAdmins('case_status_changed', news));
    // A customer who has withdrawn the case knows it.
    if (signer !== after.user_id)
      notices.push(toOne('case_status_changed', 'customer', after.user_id, news, pages.customerCase(caseId)));
  }
  return notices;
}

/**
 * A new update; its author is left out by `NoticeSource.except`.
 * @param questioned sent although its wording was questioned: the text for admins says so, nobody else's
 */
export function caseUpdateNotices(caseId: string, current: Concerned, questioned = false): Notice[] {
  const notices = noticesToAll('case_update_added', caseId, current);
  return notices.map((notice) =>
    questioned && notice.receiver === 'admin'
      ? { ...notice, params: { ...notice.params, wording: true } }
      : notice,
  );
}

/** A new note that the customer does not see; its author is left out by `NoticeSource.except`. */
export function officeNoteNotices(caseId: string, current: Concerned): Notice[] {
  return noticesToAll('case_update_added', caseId, current).filter(({ receiver }) => receiver !== 'customer');
}

/** The fields of a case that say whom it concerns. */
export type Concerned = Pick<ToldCase, 'user_id' | 'partner_id' | 'case_number'>;

/** Admins, the partner assigned now, the customer. */
export function noticesToAll(
  kind: Notice['kind'],
  caseId: string,
  current: Concerned,
  news: Pick<CaseParams, 'answer' | 'state'> = {},
): Notice[] {
  const params = { ...paramsOf(caseId, current), ...news };
  return [
    toAdmins(kind, params),
    ...partnerNotice(kind, caseId, current, news),
    toOne(kind, 'customer', current.user_id, params, pages.customerCase(caseId)),
  ];
}

/** The partner assigned now, if there is one. */
export function partnerNotice(
  kind: Notice['kind'],
  caseId: string,
  current: Concerned,
  news: Pick<CaseParams, 'answer' | 'state'> = {},
): Notice[] {
  const { partner_id } = current;
  return partner_id === null ? [] : [toPartner(kind, { ...paramsOf(caseId, current), ...news }, partner_id)];
}

interface CaseParams {
  case_id: string;
  /** The case's name in the text; absent while it has no number. */
  case_number?: string;
  status?: CaseStatus;
  wording?: true;
  /** What the other side says of a payment. */
  answer?: PaymentState;
  /** Which of several texts a kind has (`TOLD_BY_STATE`). */
  state?: string;
}

function paramsOf(caseId: string, { case_number }: Pick<ToldCase, 'case_number'>): CaseParams {
  return { case_id: caseId, ...(case_number !== undefined && { case_number }) };
}

function toAdmins(kind: Notice['kind'], params: CaseParams): Notice {
  return {
    kind,
    params: { ...params },
    receiver: 'admin',
    to: 'admins',
    link_to: pages.adminCase(params.case_id),
  };
}

function toPartner(kind: Notice['kind'], params: CaseParams, uid: string): Notice {
  // A partner who has lost a case can no longer open it.
  const page = kind === 'case_unassigned' ? pages.partnerDashboard : pages.partnerCase(params.case_id);
  return toOne(kind, 'partner', uid, params, page);
}

function toOne(
  kind: Notice['kind'],
  receiver: Role,
  uid: string,
  params: CaseParams,
  link_to: string,
): Notice {
  return { kind, params: { ...params }, receiver, to: { uid }, link_to };
}
