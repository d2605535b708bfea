import type { Session } from './session.ts';

/** The last known uid, no secret. `app/site/head-script.ts` and `bootstrap.ts` read it on pages without a session. */
const KEY = 'session-hint';

/** Keeps the hint in sync with the session. */
export function rememberSession(now: Session): void {
  if (now.state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  // Without a readable account there is no menu: the link to sign in is shown instead.
  if (now.state === 'signed-in') dataset['session'] = now.uid;
  else delete dataset['session'];
  try {
    if (now.state === 'signed-out') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, now.uid);
  } catch {
    // Storage forbidden: public pages show the link to sign in.
  }
}
