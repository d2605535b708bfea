import type { Partner } from '@app/domain/partner';
import { aProfile } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { Session, SignedIn } from '@/lib/session/session';

/**
 * A session that a test decides. In place of the real one, which wants a Firebase:
 * `vi.mock('@/lib/session/session', () => import('@/testing/fake-session'))`.
 */
let current: Session = { state: 'signed-out' };
let generation = 0;
const listeners = new Set<() => void>();

/** From now on the session is `next`. Inside React's `act` when a screen is looking. */
export function become(next: Session, newGeneration = 0): void {
  current = next;
  generation = newGeneration;
  for (const listener of listeners) listener();
}

/** The demo customer, signed in, with or without an application as a partner. */
export function customer(partner: Partner | null = null): SignedIn {
  const { uid, email } = PERSONAS.customer;
  return {
    state: 'signed-in',
    uid,
    email,
    emailVerified: true,
    profile: { ...aProfile(), id: uid },
    partner,
  };
}

export const session = {
  get: (): Session => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onChangeOfPerson: vi.fn(() => () => undefined),
  signOut: vi.fn(async (_because?: string) => undefined),
  refreshAccount: vi.fn(async () => undefined),
};

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

export function useSignedIn(): SignedIn {
  const now = useSession();
  if (now.state !== 'signed-in') throw new Error('Nobody is signed in.');
  return now;
}

export function useGeneration(): number {
  return useSyncExternalStore(session.subscribe, () => generation);
}

/** In place of `@/lib/session/use-own-address`. */
export function useOwnAddress() {
  const now = useSession();
  return now.state === 'signed-in' ? { email: now.email, isVerified: now.emailVerified } : null;
}
