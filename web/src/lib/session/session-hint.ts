import { ROLE_HINT, SESSION_HINT } from '@app/domain/browser-keys';
import { ROLES, type Role } from '@app/domain/roles';
import { areaOf } from './area.ts';
import { browserStorage } from '../browser-storage.ts';
import type { Session } from './session.ts';

/** Keeps the hints in sync with the session. */
export function rememberSession(now: Session): void {
  if (now.state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  // Without a readable account there is no menu: the link to sign in is shown instead.
  if (now.state === 'signed-in') dataset['session'] = now.uid;
  else delete dataset['session'];
  // Where storage is forbidden, public pages show the link to sign in and the portal its spinner.
  browserStorage.write(SESSION_HINT, now.state === 'signed-out' ? null : now.uid);
  if (now.state === 'signed-out') browserStorage.write(ROLE_HINT, null);
  // An applicant waits for approval on a page without a frame.
  if (now.state === 'signed-in')
    browserStorage.write(ROLE_HINT, now.partner?.status === 'Pending' ? null : areaOf(now));
}

/** The role that this browser last had: it decides which frame is shown while nothing is known, and nothing else. */
export function hintedRole(): Role | undefined {
  const hint = browserStorage.read(ROLE_HINT);
  return ROLES.find((role) => role === hint);
}
