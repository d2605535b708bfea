import type { Role } from '@app/domain/roles';
import type { User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { codeOf } from './problems.ts';

/** Waits between attempts to fetch a token that holds a changed role, in ms; the claim is written before the document. */
const ATTEMPTS = [0, 500, 1_500, 4_000, 10_000];

/**
 * Storage rules choose their question by the role claim, so a changed role needs a new token: fetched at once, without
 * signing in again (contract, Data).
 */
export async function refreshToken(user: User, role: Role): Promise<void> {
  try {
    for (const wait of ATTEMPTS) {
      const { claims } = await user.getIdTokenResult();
      if (claims['role'] === role || auth.currentUser !== user) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await user.getIdToken(true);
    }
  } catch (error) {
    // Without network the old token stays; the next change of the documents or the hourly refresh heals it.
    if (codeOf(error) !== 'auth/network-request-failed') reportError(error);
  }
}
