import { auth } from './firebase.ts';
import { session } from './session.ts';

/**
 * Does the token of whoever is signed in say that the address is proven? The link of the mail may have been opened in another
 * tab or on another device: Auth is asked then, and for a new token, since rules go by the token.
 * @throws Auth's error: `auth/network-request-failed` …
 */
export async function isAddressProven(): Promise<boolean> {
  if (await tokenSaysSo()) return true;
  await session.refreshAccount();
  if (auth.currentUser?.emailVerified !== true) return false;
  await auth.currentUser.getIdToken(true);
  return tokenSaysSo();
}

async function tokenSaysSo(): Promise<boolean> {
  const token = await auth.currentUser?.getIdTokenResult();
  return token?.claims['email_verified'] === true;
}
