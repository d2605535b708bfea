import type { Register } from '@app/domain/account';
import { createUserWithEmailAndPassword, sendEmailVerification, type User } from 'firebase/auth';
import { currentLanguage } from '@/i18n';
import { auth } from '@/lib/firebase/app';
import { links } from '@/lib/navigation/links';

/** Where a mail's link leads on to, in the reader's language. */
export function continueUrl(): string {
  return `${location.origin}${links.login}?lng=${currentLanguage()}`;
}

/** Sends the confirmation mail in the reader's language. @throws Auth's error: `auth/too-many-requests` ... */
export async function sendVerification(user: User | null = auth.currentUser): Promise<void> {
  if (user === null) return;
  auth.languageCode = mailLanguage();
  await sendEmailVerification(user, { url: continueUrl() });
}

/** Firebase's name for the language of a mail. */
export function mailLanguage(): string {
  const language = currentLanguage();
  return language === 'zh' ? 'zh-CN' : language;
}

/**
 * Makes an account, sends its confirmation mail and records that it accepts the terms. The server makes the profile a moment later.
 * @returns the new account's uid; it is signed in
 * @throws Auth's error: `auth/email-already-in-use`, `auth/weak-password` ...; a mail that could not be sent and an
 *   acceptance of the terms that could not be recorded are no errors, the portal asks for both again
 */
export async function register({ email, password }: Register): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await Promise.all([
    sendVerification(user).catch(reportError),
    import('./accept-terms').then(({ acceptTerms }) => acceptTerms(user.uid)).catch(reportError),
  ]);
  return user.uid;
}
