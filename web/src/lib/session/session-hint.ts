import { SESSION_HINT } from '@app/domain/browser-keys';
import type { Session } from './session.ts';

/** Keeps the hint in sync with the session. */
export function rememberSession(now: Session): void {
  if (now.state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  // Without a readable account there is no menu: the link to sign in is shown instead.
  if (now.state === 'signed-in') dataset['session'] = now.uid;
  else delete dataset['session'];
  try {
    if (now.state === 'signed-out') localStorage.removeItem(SESSION_HINT);
    else localStorage.setItem(SESSION_HINT, now.uid);
  } catch {
    // Storage forbidden: public pages show the link to sign in.
  }
}
