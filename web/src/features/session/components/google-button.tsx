import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsNote } from '@/components/terms-note';
import { Button } from '@/components/ui/button';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { completeGoogleRedirect, signInWithGoogle } from '../api/sign-in-with-google';

/** Google's sign, in its own colours as its rules for sign-in buttons want. */
function GoogleSign() {
  return (
    <svg aria-hidden viewBox="0 0 18 18" className="size-4.5!">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.01-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}

/** Sign in with Google. The session handles the rest: the page redirects as soon as it is signed in. */
export function GoogleButton() {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);

  const attempt = async (work: () => Promise<boolean>) => {
    try {
      if (await work()) toasts.show({ title: t('session:login.success') });
    } catch (error) {
      showFailure(t('session:login.googleFailed'), error);
    }
  };

  useEffect(() => {
    // Once, also under StrictMode: the result of a redirect can be read only once.
    if (asked.current) return;
    asked.current = true;
    void attempt(completeGoogleRedirect);
    // oxlint-disable-next-line react/exhaustive-deps -- on arrival alone
  }, []);

  const press = async () => {
    setBusy(true);
    await attempt(async () => {
      await signInWithGoogle();
      return true;
    });
    setBusy(false);
  };

  return (
    <div className="grid gap-2.5">
      <Button className="w-full" busy={busy} onClick={() => void press()}>
        <GoogleSign />
        {t('session:google')}
      </Button>
      <TermsNote via="google" />
    </div>
  );
}
