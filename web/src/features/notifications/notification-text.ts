import { shortCaseId } from '@app/domain/case-id';
import type { Notification } from '@app/domain/notification';
import type { TFunction } from 'i18next';

/**
 * A notification in the language in use, from its kind and raw values (CONTRACT, Data). A kind that this client does
 * not know yet is shown in the Thai that the server wrote.
 */
export function notificationText(
  t: TFunction<['notifications', 'status']>,
  { kind, params, link_to, title, message }: Notification,
): { title: string; message: string } {
  const caseId = typeof params['case_id'] === 'string' ? shortCaseId(params['case_id']) : '';
  const status =
    typeof params['status'] === 'string' ? t(`status:case.${params['status']}`, { defaultValue: '' }) : '';
  const file = typeof params['file_name'] === 'string' ? params['file_name'] : '';
  // The same event is said differently to the one who is to do the work.
  const key =
    kind === 'case_assigned' && link_to?.startsWith('/partner/') === true ? 'case_assigned_partner' : kind;
  return {
    title: t(`notifications:kinds.${key}.title`, { defaultValue: title }),
    message: t(`notifications:kinds.${key}.message`, { defaultValue: message, case: caseId, status, file }),
  };
}
