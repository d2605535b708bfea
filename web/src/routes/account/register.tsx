import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { AccountLayout } from '@/features/session/components/account-layout';
import { GoogleButton } from '@/features/session/components/google-button';
import { OrRule } from '@/features/session/components/or-rule';
import { RegisterForm } from '@/features/session/components/register-form';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { useSession } from '@/lib/session/session';
import { SessionUnavailable } from './session-unavailable';
import { thanked, thanks } from './thanks';

/** Registration, then the thanks. The thanks live in the history entry: a reload shows them again. */
export default function Register() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const location = useLocation();
  const now = useSession();
  const [busy, setBusy] = useState(false);
  const done = thanked(location.state, now, busy);
  if (done !== null) {
    const { email, isMailSent } = done;
    return (
      <AccountLayout
        title={t('register.thanksTitle')}
        lead={t(isMailSent ? 'register.thanksText' : 'register.thanksNoMail', { email })}
      >
        <div className="grid gap-5">
          {isMailSent && <p className="text-ink-soft">{t('register.thanksHint')}</p>}
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
          onRegistered={({ uid, isMailSent }, email) => {
            void navigate(links.register, { replace: true, state: thanks(uid, { email, isMailSent }) });
          }}
        />
        <OrRule />
        <GoogleButton />
        <p className="border-t border-rule pt-5 text-ink-soft">
          {t('register.hasAccount')}
          <Gap />
          <Link to={links.login} className="font-semibold text-focus underline underline-offset-4">
            {t('register.login')}
          </Link>
        </p>
      </div>
    </AccountLayout>
  );
}
