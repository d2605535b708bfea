import { dayOf } from '@app/domain/calendar';
import { shortCaseId } from '@app/domain/case-id';
import type { Language } from '@app/domain/language';
import type { Notification } from '@app/domain/notification';
import type { TFunction } from 'i18next';
import { formatDate } from '@/i18n/format';

interface Text extends Pick<Notification, 'title' | 'message'> {
  /** The case that it is about, as people call it; null for one about no single case. */
  caseName: string | null;
}

/** The case's number, or the beginning of its id; null for one about no single case. */
export function caseNameOf({ params }: Pick<Notification, 'params'>): string | null {
  const { case_number: number, case_id: id, count } = params;
  if (typeof count === 'number' && count > 1) return null;
  if (typeof number === 'string' && number.trim() !== '') return number;
  return typeof id === 'string' && id !== '' ? shortCaseId(id) : null;
}

/**
 * A notification in the language in use, from its kind and raw values (contract, Data). A kind that this client does
 * not know yet is shown in the Thai that the server wrote.
 */
export function notificationText(
  t: TFunction<['notifications', 'status']>,
  notification: Notification,
  language: Language,
): Text {
  const { kind, params, link_to, title, message } = notification;
  if (typeof params['count'] === 'number' && params['count'] > 1)
    return foldedText(t, notification, params['count'], language);
  const status =
    typeof params['status'] === 'string' ? t(`status:case.${params['status']}`, { defaultValue: '' }) : '';
  const file = typeof params['file_name'] === 'string' ? params['file_name'] : '';
  const company = typeof params['company_name'] === 'string' ? params['company_name'] : '';
  const key = textKey(kind, link_to, params);
  return {
    title: t(`notifications:kinds.${key}.title`, { defaultValue: title }),
    message: t(`notifications:kinds.${key}.message`, { defaultValue: message, status, file, company }),
    caseName: caseNameOf(notification),
  };
}

/** Kinds with one more text for a `state` of their parameters. */
const TOLD_BY_STATE = [
  'case_acceptance_reminder',
  'case_acceptance_declined',
  'case_objection_answered',
  'case_held_resumed',
  'case_decided_reopened',
  'case_decided_corrected',
] as const;

/** One event may have several texts: an assignment for the partner, others by what they tell. */
function textKey(kind: Notification['kind'], link: string | undefined, params: Notification['params']) {
  if (kind === 'case_assigned' && link?.startsWith('/partner/') === true) return 'case_assigned_partner';
  if (kind === 'case_update_added' && params['wording'] === true) return 'case_update_questioned';
  if (kind === 'payment_answered' && params['answer'] === 'disputed') return 'payment_disputed';
  return TOLD_BY_STATE.find((one) => one === `${kind}_${String(params['state'])}`) ?? kind;
}

/** One that counts events: how many, and since when; with the day when that is not the notification's own. */
function foldedText(
  t: TFunction<['notifications', 'status']>,
  { kind, params, created_at, title, message }: Notification,
  number: number,
  language: Language,
): Text {
  const since = new Date(typeof params['since'] === 'string' ? params['since'] : created_at);
  const first = Number.isNaN(since.getTime()) ? created_at : since;
  const style = dayOf(first) === dayOf(created_at) ? 'time' : 'dayTime';
  return {
    title: t(`notifications:folded.${kind}.title`, { defaultValue: title }),
    message: t(`notifications:folded.${kind}.message`, {
      defaultValue: message,
      number,
      since: formatDate(first, language, style),
    }),
    caseName: null,
  };
}
