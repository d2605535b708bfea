import type { Role } from '@app/domain/roles';
import { auth, unlessGone } from './auth.repo.ts';

/** Keeps other claims. @returns false for an account that does not exist */
export async function setRoleClaim(uid: string, role: Role): Promise<boolean> {
  const isSet = await unlessGone(async (accounts) => {
    const { customClaims } = await accounts.getUser(uid);
    if (customClaims?.role !== role) await accounts.setCustomUserClaims(uid, { ...customClaims, role });
    return true;
  });
  return isSet ?? false;
}

/** @returns null for an account that does not exist or has no address */
export async function readEmail(uid: string): Promise<string | null> {
  return (await unlessGone((accounts) => accounts.getUser(uid)))?.email ?? null;
}

/** Accounts per request; Auth's limit. */
const PAGE = 1000;

/** The uids of all accounts that are disabled, page by page. */
export async function* disabledAccounts(): AsyncIterable<string[]> {
  const accounts = await auth();
  let pageToken: string | undefined;
  do {
    const page = await accounts.listUsers(PAGE, pageToken);
    yield page.users.filter(({ disabled }) => disabled).map(({ uid }) => uid);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
