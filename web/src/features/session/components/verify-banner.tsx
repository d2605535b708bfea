import { MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toProblem } from '@/lib/problems';
import { session, useSignedIn } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { sendVerification } from '../api/register';

/** Reminds of an address that is not confirmed (CONTRACT: nothing asks for it). Looks again when one comes back to the tab. */
export function VerifyBanner() {
  const { t } = useTranslation(['session', 'problems']);
  const { email, emailVerified } = useSignedIn();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (emailVerified) return;
    const look = () => {
      session.refreshAccount().catch(() => undefined); // without network: at the next return
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [emailVerified]);
  if (emailVerified) return null;

  const resend = async () => {
    setBusy(true);
    try {
      await sendVerification();
      toasts.show({ title: t('session:verify.sent'), description: t('session:verify.sentText', { email }) });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('session:verify.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-fold px-4 py-1.5 text-sm sm:px-6 lg:px-10">
      <MailWarning aria-hidden className="size-4 shrink-0 text-brass" />
      <p className="min-w-0 break-words">{t('session:verify.text', { email })}</p>
      <Button variant="link" className="text-sm" busy={busy} onClick={() => void resend()}>
        {t('session:verify.resend')}
      </Button>
    </div>
  );
}
