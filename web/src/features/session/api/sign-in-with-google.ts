import { GOOGLE_REDIRECT } from '@app/domain/browser-keys';
// By name: `import('firebase/auth')` would keep all that the package exports in the file that every page of the portal loads.
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { auth } from '@/lib/firebase/app';
import { codeOf } from '@/lib/firebase/problems';

/**
 * Signs in with Google by popup; where popups are blocked the page goes to Google and comes back (contract, Web).
 * @throws Auth's error: `auth/popup-closed-by-user`, `auth/account-exists-with-different-credential` ...
 */
export async function signInWithGoogle(): Promise<void> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    await acceptedBy(await signInWithPopup(auth, provider, browserPopupRedirectResolver));
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'auth/popup-blocked' && code !== 'auth/operation-not-supported-in-this-environment')
      throw error;
    // So that only then its result is asked for on coming back.
    sessionStorage.setItem(GOOGLE_REDIRECT, '1');
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver);
  }
}

/**
 * After coming back from Google: completes the sign-in.
 * @returns true when somebody has signed in by redirect just now
 * @throws Auth's error, as above
 */
export async function completeGoogleRedirect(): Promise<boolean> {
  if (sessionStorage.getItem(GOOGLE_REDIRECT) === null) return false;
  sessionStorage.removeItem(GOOGLE_REDIRECT);
  const result = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (result !== null) await acceptedBy(result);
  return result !== null;
}

/** Who continues with Google accepts the terms, as the note by the button says. If it is not recorded, the portal asks. */
async function acceptedBy({ user }: UserCredential): Promise<void> {
  const { acceptTerms } = await import('./accept-terms');
  await acceptTerms(user.uid).catch(reportError);
}
