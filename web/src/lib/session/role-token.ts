import type { Role } from '@app/domain/roles';
import type { User } from 'firebase/auth';
import { auth } from '../firebase/app.ts';
import { codeOf } from '../firebase/problems.ts';

/** Waits between attempts to fetch a token that holds a changed role, in ms; the claim is written before the document. */
const ATTEMPTS = [0, 500, 1_500, 4_000, 10_000];

/**
 * Storage rules choose their question by the role claim, so a changed role needs a new token: fetched at once, without
 * signing in again (CONTRACT, Data). An attempt that fails for want of a network is repeated like one that brought the old
 * claim; after the last one {@link bringRole} tries again where the claim is needed.
 */
export async function refreshToken(user: User, role: Role): Promise<void> {
  for (const wait of ATTEMPTS) {
    if (auth.currentUser?.uid !== user.uid) return;
    try {
      if (await holds(auth.currentUser, role)) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await auth.currentUser.getIdToken(true);
    } catch (error) {
      if (codeOf(error) === 'auth/network-request-failed') continue;
      reportError(error);
      return;
    }
  }
}

/** Before a request to Storage: fetches a token that holds `role`, unless the one at hand does. Never rejects. */
export async function bringRole(role: Role): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  try {
    if (!(await holds(user, role))) await user.getIdToken(true);
  } catch {
    // Without a new token the request itself is refused, and its refusal is shown.
  }
}

async function holds(user: User, role: Role): Promise<boolean> {
  return (await user.getIdTokenResult()).claims['role'] === role;
}
