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

/** An account that has just been made. */
export interface NewAccount {
  uid: string;
  /** Whether the confirmation mail went out. */
  isMailSent: boolean;
}

/**
 * Makes an account, sends its confirmation mail and records that it accepts the terms. The server makes the profile a moment later.
 * @returns the new account; it is signed in
 * @throws Auth's error: `auth/email-already-in-use`, `auth/weak-password` ...; a mail that could not be sent and an
 *   acceptance of the terms that could not be recorded are no errors, the portal asks for both again
 */
export async function register({ email, password }: Register): Promise<NewAccount> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const [isMailSent] = await Promise.all([
    sendVerification(user).then(
      () => true,
      (error: unknown) => {
        reportError(error);
        return false;
      },
    ),
    import('./accept-terms').then(({ acceptTerms }) => acceptTerms(user.uid)).catch(reportError),
  ]);
  return { uid: user.uid, isMailSent };
}
