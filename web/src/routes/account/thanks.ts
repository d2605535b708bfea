import type { Session } from '@/lib/session/session';

/** Whom a page thanks, and whether a confirmation mail has been sent to the address. */
interface Thanked {
  email: string;
  isMailSent: boolean;
}

/** What a history entry remembers of a registration. */
export function thanks(uid: string, thanked: Thanked): { thanks: Thanked & { uid: string } } {
  return { thanks: { uid, ...thanked } };
}

/**
 * The history entry survives a sign-out: going back in the browser must not show another person the address.
 * @param justNow this page made the registration: the server may still be creating the profile
 * @returns what has just been registered, or null
 */
export function thanked(state: unknown, now: Session, justNow: boolean): Thanked | null {
  if (typeof state !== 'object' || state === null || !('thanks' in state)) return null;
  const { thanks: said } = state;
  if (typeof said !== 'object' || said === null || !('uid' in said) || !('email' in said)) return null;
  const isTheirs = 'uid' in now ? said.uid === now.uid : now.state === 'loading' && justNow;
  if (!isTheirs || typeof said.email !== 'string') return null;
  return { email: said.email, isMailSent: 'isMailSent' in said && said.isMailSent === true };
}
