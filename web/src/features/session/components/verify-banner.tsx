import { MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { session, useSession, type Session } from '@/lib/session/session';
import { ResendVerification } from './resend-verification';

/** Reminds of an address that is not confirmed (contract: nothing asks for it). Looks again when one comes back to the tab. */
export function VerifyBanner() {
  const { t } = useTranslation('session');
  const account = accountOf(useSession());
  const { email, emailVerified } = account ?? { email: '', emailVerified: true };
  useEffect(() => {
    if (emailVerified) return;
    const look = () => {
      session.refreshAccount().catch(() => undefined); // without network: at the next return
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [emailVerified]);
  if (emailVerified) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-fold px-4 py-1.5 text-sm sm:px-6 lg:px-10">
      <MailWarning aria-hidden className="size-4 shrink-0 text-brass" />
      <p className="min-w-0 break-words">{t('verify.text', { email })}</p>
      <ResendVerification email={email} variant="link" className="text-sm" />
    </div>
  );
}

/** Auth knows the address and whether it is confirmed, before the account's documents are there. */
function accountOf(now: Session): { email: string; emailVerified: boolean } | undefined {
  if (now.state === 'signed-in') return now;
  return now.state === 'loading' ? now.recognised : undefined;
}
