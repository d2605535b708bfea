import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountLayout } from '@/features/session/components/account-layout';
import { ForgotPasswordForm } from '@/features/session/components/forgot-password-form';
import { links } from '@/lib/navigation/links';

/** The same answer for every address, so that nobody learns who has an account (security A4). */
export default function ForgotPassword() {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AccountLayout
      title={t(email === null ? 'forgot.title' : 'forgot.sentTitle')}
      lead={email === null ? t('forgot.lead') : t('forgot.sentText', { email })}
    >
      <div className="grid gap-6">
        {email === null && <ForgotPasswordForm onSent={setEmail} />}
        {email !== null && <p className="text-ink-soft">{t('register.thanksHint')}</p>}
        <Link to={links.login} className="font-semibold text-focus underline underline-offset-4">
          {t('forgot.back')}
        </Link>
      </div>
    </AccountLayout>
  );
}
