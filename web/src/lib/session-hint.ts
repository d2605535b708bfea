import type { Session } from './session.ts';

/** Who is signed in, for pages that do not ask: `app/site/first.ts` and `bootstrap.ts` read it. An id, no secret. */
const KEY = 'session-hint';

/** Keeps the hint in step with the session. */
export function rememberSession(now: Session): void {
  if (now.state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  // Whoever cannot be shown the menu is shown the way in.
  if (now.state === 'signed-in') dataset['session'] = now.uid;
  else delete dataset['session'];
  try {
    if (now.state === 'signed-out') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, now.uid);
  } catch {
    // Storage forbidden: public pages show the way in.
  }
}
