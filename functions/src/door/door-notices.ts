import { isOfState, type DoorAnswerKind } from '@app/domain/door';
import { noticesToAll, type Concerned } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/**
 * Of every answer admins are notified; the partner of what changes the next contact, not of a complaint, which may be about the partner.
 * The creditor is not: it is the debtor's word to the firm.
 */
export function doorNotices(kind: DoorAnswerKind, caseId: string, current: Concerned): Notice[] {
  const receivers = isOfState(kind) ? ['admin', 'partner'] : ['admin'];
  return noticesToAll('door_answered', caseId, current).filter(({ receiver }) =>
    receivers.includes(receiver),
  );
}
