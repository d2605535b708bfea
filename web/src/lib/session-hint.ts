import type { Session } from './session.ts';

/** Whether somebody is signed in, for pages that do not ask: `public/first.js` and `bootstrap.ts` read it. No secret. */
const KEY = 'session-hint';

/** Keeps the hint in step with the session. */
export function rememberSession(state: Session['state']): void {
  if (state === 'loading') return;
  const { dataset } = document.documentElement;
  dataset['known'] = '';
  if (state === 'signed-out') delete dataset['session'];
  else dataset['session'] = '';
  try {
    if (state === 'signed-out') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Storage forbidden: public pages show the way in.
  }
}
