import type { Role } from '@app/domain/roles';
import { codeOf } from '../lib/errors.ts';

/** firebase-admin/auth is loaded at the first use: most functions never need it. */
async function auth() {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
}

/** Keeps other claims. @returns false for an account that does not exist */
export async function setRoleClaim(uid: string, role: Role): Promise<boolean> {
  const accounts = await auth();
  try {
    const { customClaims } = await accounts.getUser(uid);
    if (customClaims?.role !== role) await accounts.setCustomUserClaims(uid, { ...customClaims, role });
    return true;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return false;
    throw error;
  }
}

/** @returns null for an account that does not exist or has no address */
export async function readEmail(uid: string): Promise<string | null> {
  const accounts = await auth();
  try {
    return (await accounts.getUser(uid)).email ?? null;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
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
