import { LIMITS } from '@app/domain/limits';
import type { Profile } from '@app/domain/account';

/**
 * The used fields of a new account; events have null where the types promise undefined. Other fields (`role: 'partner'`) are
 * ignored.
 */
export interface NewAccount {
  email?: string | null | undefined;
  emailVerified?: boolean | undefined;
  displayName?: string | null | undefined;
  photoURL?: string | null | undefined;
}

/** The profile of a new account: always with the role customer (requirements section 6). */
export function newProfile(account: NewAccount): Omit<Profile, 'id' | 'created_at'> {
  return {
    role: 'customer',
    full_name: (account.displayName ?? '').trim().slice(0, LIMITS.name).toWellFormed(),
    email: account.email ?? '',
    avatar_url: webAddress(account.photoURL),
    ...(account.emailVerified === true ? {} : { unproven: true }),
  };
}

/** A picture's address if a browser may safely load it. */
function webAddress(address: string | null | undefined): string | null {
  if (!address || address.length > LIMITS.url || !URL.canParse(address)) return null;
  return ['http:', 'https:'].includes(new URL(address).protocol) ? address : null;
}
