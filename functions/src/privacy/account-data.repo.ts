import { unlessGone } from '../account/auth.repo.ts';

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
