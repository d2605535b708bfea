import { isOutsideRules, type ContactVerdict } from '@app/domain/debtor-contact';
import { pages } from '@app/domain/paths';
import type { ToldCase } from '../case/case-notices.ts';
import type { Notice } from '../notification/notice.ts';

/** Admins are notified of a contact outside the hours or the number of the rules; neither debtor nor amount is named. */
export function outsideRulesNotices(
  caseId: string,
  { case_number }: Pick<ToldCase, 'case_number'>,
  verdict: ContactVerdict,
): Notice[] {
  if (!isOutsideRules(verdict)) return [];
  const params = { case_id: caseId, ...(case_number !== undefined && { case_number }) };
  return [
    {
      kind: 'contact_outside_rules',
      params,
      receiver: 'admin',
      to: 'admins',
      link_to: pages.adminCase(caseId),
    },
  ];
}
