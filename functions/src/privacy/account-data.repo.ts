import { paths } from '@app/domain/paths';
import { unlessGone } from '../account/auth.repo.ts';
import { document } from '../lib/firestore.ts';

/** What Firebase Auth stores about a person. */
export interface AuthAccount {
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  createdAt: string;
  lastSignInAt: string;
  providers: string[];
}

export async function readAccount(uid: string): Promise<AuthAccount | null> {
  const user = await unlessGone((accounts) => accounts.getUser(uid));
  if (user === null) return null;
  return {
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    name: user.displayName ?? null,
    createdAt: user.metadata.creationTime,
    lastSignInAt: user.metadata.lastSignInTime,
    providers: user.providerData.map(({ providerId }) => providerId),
  };
}

/** The address, if it is verified: data stored by address belongs only to its owner. */
export function provenEmail(account: AuthAccount | null): string | null {
  return account?.emailVerified === true ? account.email : null;
}

/**
 * The proven address of an account. One that was deleted in Auth before its data are erased, or whose address was changed in Auth to one that
 * nobody has verified, has that of its profile, unless the mark `unproven` says that nobody had proven that one either.
 */
export async function provenAddressOf(uid: string): Promise<string | null> {
  const account = await readAccount(uid);
  const proven = provenEmail(account);
  if (proven !== null) return proven;
  const profile = await document(paths.profile(uid)).get();
  const email: unknown = profile.get('email');
  if (typeof email !== 'string' || profile.get('unproven') === true) return null;
  return email.toLowerCase() === account?.email?.toLowerCase() ? null : email;
}

/** Disables sign-in, and revokes refresh tokens. */
export async function lockAccount(uid: string): Promise<void> {
  await unlessGone(async (accounts) => {
    await accounts.updateUser(uid, { disabled: true });
    await accounts.revokeRefreshTokens(uid);
  });
}

export async function deleteAccount(uid: string): Promise<void> {
  await unlessGone((accounts) => accounts.deleteUser(uid));
}
