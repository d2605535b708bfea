import type { CaseStatus } from '@app/domain/case';
import type { CaseOutcome, CaseStanding } from '@app/domain/case-life';
import type { NotificationKind } from '@app/domain/notification';
import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';
import type { Acceptance } from './acceptance.ts';

/** The case that a notice is about: neither debtor nor amount is passed on. */
export interface NoticedCase {
  caseId: string;
  case_number?: string | undefined;
  user_id: string;
  partner_id: string | null;
}

type Told = 'admins' | 'partner' | 'customer';

/** One kind to several capacities; to the partner only while somebody has the case. */
function notices(
  item: NoticedCase,
  kind: NotificationKind,
  state: string | null,
  told: readonly Told[],
  more: { status?: CaseStatus } = {},
): Notice[] {
  const { caseId, case_number, user_id, partner_id } = item;
  const params = {
    case_id: caseId,
    ...(case_number !== undefined && { case_number }),
    ...(state !== null && { state }),
    ...more,
  };
  return told.flatMap((to): Notice[] => {
    if (to === 'admins')
      return [{ kind, params, receiver: 'admin', to: 'admins', link_to: pages.adminCase(caseId) }];
    if (to === 'customer')
      return [
        { kind, params, receiver: 'customer', to: { uid: user_id }, link_to: pages.customerCase(caseId) },
      ];
    if (partner_id === null) return [];
    return [
      { kind, params, receiver: 'partner', to: { uid: partner_id }, link_to: pages.partnerCase(caseId) },
    ];
  });
}

/** Reminder, lateness, refusal. That a case was accepted is in its history alone. */
export function acceptanceNotices(
  item: NoticedCase,
  before: Acceptance | null,
  after: Acceptance | null,
): Notice[] {
  if (before === null || after === null) return [];
  if (before.reminded_at === undefined && after.reminded_at !== undefined && after.state === 'waiting')
    return notices(item, 'case_acceptance', 'reminder', ['partner']);
  if (before.state === after.state) return [];
  if (after.state === 'late' || after.state === 'declined')
    return notices(item, 'case_acceptance', after.state, ['admins']);
  return [];
}

/** The status of the case tells that it ended (`case_status_changed`); here is what that does not say. */
export function outcomeNotices(
  item: NoticedCase,
  { by_role, corrects }: Pick<CaseOutcome, 'by_role' | 'corrects'>,
): Notice[] {
  if (by_role === 'customer') return notices(item, 'case_withdrawn', null, ['admins', 'partner']);
  if (by_role !== 'admin') return [];
  return corrects === undefined
    ? notices(item, 'case_decided', 'closed', ['partner'])
    : notices(item, 'case_decided', 'corrected', ['partner', 'customer']);
}

type Standing = Omit<CaseStanding, 'id'>;

export function standingNotices(
  item: NoticedCase,
  before: Standing | null,
  after: Standing | null,
): Notice[] {
  if (after === null) return [];
  const was = before?.objection ?? null;
  const { hold, objection, reopened } = after;
  const isReopened = isLater(reopened, before?.reopened ?? null);
  const held = (before?.hold ?? null) !== null;
  return [
    ...(!held && hold !== null ? notices(item, 'case_held', 'held', ['admins', 'partner']) : []),
    ...(held && hold === null && !isReopened
      ? notices(item, 'case_held', 'resumed', ['admins', 'partner'])
      : []),
    ...(objection !== null && objection.outcome_id !== was?.outcome_id
      ? notices(item, 'case_objection', 'open', ['admins', 'partner'])
      : []),
    ...(was?.state === 'open' && objection?.state === 'answered'
      ? notices(item, 'case_objection', 'answered', ['customer'])
      : []),
    ...(isReopened ? notices(item, 'case_decided', 'reopened', ['partner']) : []),
    // With a partner the status of the case tells it; without one that is what an unassignment looks like (`caseNotices`).
    ...(isReopened && item.partner_id === null
      ? notices(item, 'case_status_changed', null, ['customer'], { status: 'Submitted' })
      : []),
    ...(saysWhatIsNext(before, after) ? notices(item, 'case_plan_set', null, ['partner', 'customer']) : []),
  ];
}

/** A stage that an event has raised says nothing of what comes next, and the event has its own notification. */
function saysWhatIsNext(before: Standing | null, { plan }: Standing): boolean {
  if (plan === undefined || !isLater(plan, before?.plan ?? null)) return false;
  return plan.next !== '' || plan.next_on !== null;
}

/** Was this written after that? */
export function isLater(one: { at: Date } | null, other: { at: Date } | null): boolean {
  return one !== null && one.at.getTime() !== other?.at.getTime();
}
