import { ROLE_HINT, SESSION_HINT } from '@app/domain/browser-keys';
import { ROLES, type Role } from '@app/domain/roles';
import { keep, kept } from './own-choices.ts';
import type { Session, SignedIn } from './session.ts';

/** Keeps the hints in sync with the session. */
export function rememberSession(now: Session): void {
  if (now.state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  // Without a readable account there is no menu: the link to sign in is shown instead.
  if (now.state === 'signed-in') dataset['session'] = now.uid;
  else delete dataset['session'];
  // Where storage is forbidden, public pages show the link to sign in and the portal its spinner.
  keep(SESSION_HINT, now.state === 'signed-out' ? null : now.uid);
  if (now.state === 'signed-out') keep(ROLE_HINT, null);
  // An applicant waits for approval on a page without a frame.
  if (now.state === 'signed-in') keep(ROLE_HINT, now.partner?.status === 'Pending' ? null : areaOf(now));
}

/** The role whose area an account has: a partner's only after the approval. */
export function areaOf({ profile, partner }: SignedIn): Role {
  if (profile.role === 'admin') return 'admin';
  return partner?.status === 'Approved' ? 'partner' : 'customer';
}

/** The role that this browser last had: it decides which frame is shown while nothing is known, and nothing else. */
export function hintedRole(): Role | undefined {
  const hint = kept(ROLE_HINT);
  return ROLES.find((role) => role === hint);
}
