import { useUser } from 'reactfire';

/** The address of who is signed in, as Auth has it; inside the portal's providers. It follows `session.refreshAccount`. */
export function useOwnAddress(): { email: string; isVerified: boolean } | null {
  const { data: user } = useUser({ suspense: false });
  // Without an answer yet reactfire has no user at all.
  return user ? { email: user.email ?? '', isVerified: user.emailVerified } : null;
}
