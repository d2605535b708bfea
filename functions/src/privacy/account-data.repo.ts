import { paths } from '@app/domain/paths';
import { unlessGone } from '../account/auth.repo.ts';
import { endMethods } from '../account/sign-in-methods.ts';
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

/**
 * The proven address of an account: that of its profile, unless the mark `unproven` says that nobody had proven it. Auth may have another one by
 * now, which may be somebody else's even if it is verified, or none after the account was deleted there; where it has the same one, it
 * says whether that is verified.
 */
export async function provenAddressOf(uid: string): Promise<string | null> {
  const account = await readAccount(uid);
  const profile = await document(paths.profile(uid)).get();
  const email: unknown = profile.get('email');
  const isOwn = typeof email === 'string' && email !== '' && profile.get('unproven') !== true;
  if (isOwn && email.toLowerCase() !== account?.email?.toLowerCase()) return email;
  return account?.emailVerified === true ? account.email : null;
}

/**
 * Disables sign-in, and revokes refresh tokens.
 * @param unlink sign-in methods to end, in the same step: nothing can be interrupted between the two
 */
export async function lockAccount(uid: string, unlink: string[] = []): Promise<void> {
  await unlessGone(async (accounts) => {
    await accounts.updateUser(uid, { disabled: true, ...endMethods(unlink) });
    await accounts.revokeRefreshTokens(uid);
  });
}

export async function deleteAccount(uid: string): Promise<void> {
  await unlessGone((accounts) => accounts.deleteUser(uid));
}
