import { hasPartnerDashboard } from '../session/area.ts';
import { useSignedIn } from '../session/session.ts';
import { links } from './links.ts';

/** Where the cases that the account has submitted are listed: an applicant or a partner has another dashboard. */
export function useOwnCasesLink(): string {
  const { partner } = useSignedIn();
  return hasPartnerDashboard(partner) ? links.customer.cases : links.customer.dashboard;
}
