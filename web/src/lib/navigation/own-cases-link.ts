import { useSignedIn, type SignedIn } from '../session/session.ts';
import { links } from './links.ts';

/** Whether `/dashboard` leads to the partner's dashboard: a Pending applicant waits there (contract, Data). */
export function hasPartnerDashboard(partner: SignedIn['partner']): boolean {
  return partner?.status === 'Pending' || partner?.status === 'Approved';
}

/** Where the cases that the account has submitted are listed: an applicant or a partner has another dashboard. */
export function useOwnCasesLink(): string {
  const { partner } = useSignedIn();
  return hasPartnerDashboard(partner) ? links.customer.cases : links.customer.dashboard;
}
