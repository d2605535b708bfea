import type { Role } from '@app/domain/roles';
import type { SignedIn } from './session.ts';

/** The role whose area an account has: a partner's only after the approval. */
export function areaOf({ profile, partner }: SignedIn): Role {
  if (profile.role === 'admin') return 'admin';
  return partner?.status === 'Approved' ? 'partner' : 'customer';
}

/** Whether `/dashboard` leads to the partner's dashboard: a Pending applicant waits there (contract, Data). */
export function hasPartnerDashboard(partner: SignedIn['partner']): boolean {
  return partner?.status === 'Pending' || partner?.status === 'Approved';
}
