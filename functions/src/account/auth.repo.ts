import { codeOf } from '../lib/errors.ts';

/** firebase-admin/auth is loaded at the first use: most functions never need it. */
export async function auth() {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
}

/** @returns what `work` returns; null when the account does not exist */
export async function unlessGone<T>(
  work: (accounts: Awaited<ReturnType<typeof auth>>) => Promise<T>,
): Promise<T | null> {
  try {
    return await work(await auth());
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}
