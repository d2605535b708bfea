import { auth } from '../firebase/app.ts';
import { session } from './session.ts';

/**
 * Whether the signed-in user's token says that the address is verified. The link in the mail may have been opened in
 * another tab or on another device: then Auth is queried, and the token refreshed, since rules check the token.
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
