import type { SignedIn } from './session.ts';

/** Who writes; stored with a note or message for good: who reads it may not read the author's profile (security a1). */
export interface Author {
  uid: string;
  full_name: string;
  avatar_url: string | null;
}

/** The signed-in account as the author of what it writes. */
export function authorOf({ uid, profile: { full_name, avatar_url } }: SignedIn): Author {
  return { uid, full_name, avatar_url };
}
