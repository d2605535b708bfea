import {
  sendPasswordResetEmail,
  confirmPasswordReset,
  verifyPasswordResetCode,
  applyActionCode,
  checkActionCode,
} from 'firebase/auth';
import { auth } from '@/lib/firebase/app';
import { codeOf } from '@/lib/firebase/problems';
import { session } from '@/lib/session/session';
import { continueUrl, mailLanguage } from './register';

/** What an address that nobody has may answer; the person sees the same message in all cases (security A4). */
const UNKNOWN_ADDRESS = new Set(['auth/user-not-found', 'auth/invalid-email', 'auth/user-disabled']);

/** The answer is never given earlier, in ms: its time must not tell known addresses from unknown ones either. */
const ANSWER_AFTER = 1_200;

/**
 * Sends the mail for a new password, if the address has an account.
 * @throws Auth's error for what has nothing to do with the address: `auth/network-request-failed`, `auth/too-many-requests`
 */
export async function sendPasswordReset(email: string): Promise<void> {
  auth.languageCode = mailLanguage();
  const earliest = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER));
  try {
    await sendPasswordResetEmail(auth, email, { url: continueUrl() });
  } catch (error) {
    if (!UNKNOWN_ADDRESS.has(codeOf(error) ?? '')) throw error;
  }
  await earliest;
}

/** @returns the address a reset link is for. @throws `auth/expired-action-code`, `auth/invalid-action-code` */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the new password. Throws as above, and `auth/weak-password`. */
export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await confirmPasswordReset(auth, code, newPassword);
}

/** Confirms an address, or reverts a change of it. @returns the address. Throws as above. */
export async function confirmAddress(code: string): Promise<string> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  await session.refreshAccount().catch(reportError);
  return data.email ?? '';
}
