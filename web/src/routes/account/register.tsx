import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { AccountLayout } from '@/features/session/components/account-layout';
import { GoogleButton } from '@/features/session/components/google-button';
import { OrRule } from '@/features/session/components/or-rule';
import { RegisterForm } from '@/features/session/components/register-form';
import { links } from '@/lib/navigation/links';
import { useSession } from '@/lib/session/session';
import { SessionUnavailable } from './session-unavailable';
import { addressThanked, thanks } from './thanks';

/** Registration, then the thanks. The thanks live in the history entry: a reload shows them again. */
export default function Register() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const location = useLocation();
  const now = useSession();
  const [busy, setBusy] = useState(false);
  const email = addressThanked(location.state, now, busy);
  if (email !== null) {
    return (
      <AccountLayout title={t('register.thanksTitle')} lead={t('register.thanksText', { email })}>
        <div className="grid gap-5">
          <p className="text-ink-soft">{t('register.thanksHint')}</p>
          <Button variant="seal" size="lg" asChild>
            <Link to={links.login}>{t('register.thanksAction')}</Link>
          </Button>
        </div>
      </AccountLayout>
    );
  }
  // While an account is being made the form stays, whatever becomes of the session meanwhile.
  if (!busy) {
    if (now.state === 'unavailable') return <SessionUnavailable onRetry={now.retry} />;
    if (now.state === 'signed-in') return <Navigate to={links.customer.dashboard} replace />;
  }
  return (
    <AccountLayout title={t('register.title')} lead={t('register.lead')}>
      <div className="grid gap-6">
        <RegisterForm
          onBusy={setBusy}
          onRegistered={(uid, address) => {
            void navigate(links.register, { replace: true, state: thanks(uid, address) });
          }}
        />
        <OrRule />
        <GoogleButton />
        <p className="border-t border-rule pt-5 text-ink-soft">
          {t('register.hasAccount')}{' '}
          <Link to={links.login} className="font-semibold text-focus underline underline-offset-4">
            {t('register.login')}
          </Link>
        </p>
      </div>
    </AccountLayout>
  );
}
