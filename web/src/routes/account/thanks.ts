import type { Session } from '@/lib/session/session';

/** What a history entry remembers of a registration: whom to thank. */
interface Thanks {
  thanks: { uid: string; email: string };
}

export function thanks(uid: string, email: string): Thanks {
  return { thanks: { uid, email } };
}

/**
 * The history entry survives a sign-out: going back in the browser must not show another person the address.
 * @param justNow this page made the registration: the server may still be creating the profile
 * @returns the address that has just been registered, or null
 */
export function addressThanked(state: unknown, now: Session, justNow: boolean): string | null {
  if (typeof state !== 'object' || state === null || !('thanks' in state)) return null;
  const { thanks: said } = state;
  if (typeof said !== 'object' || said === null || !('uid' in said) || !('email' in said)) return null;
  const isTheirs = 'uid' in now ? said.uid === now.uid : now.state === 'loading' && justNow;
  return isTheirs && typeof said.email === 'string' ? said.email : null;
}
