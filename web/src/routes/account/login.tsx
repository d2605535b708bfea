import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountLayout } from '@/features/session/components/account-layout';
import { GoogleButton } from '@/features/session/components/google-button';
import { LoginForm } from '@/features/session/components/login-form';
import { OrRule } from '@/features/session/components/or-rule';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { useSession } from '@/lib/session/session';

export default function Login() {
  const { t } = useTranslation('session');
  const now = useSession();
  const because = now.state === 'signed-out' ? now.because : undefined;
  return (
    <AccountLayout title={t('login.title')} lead={t('login.lead')}>
      <div className="grid gap-6">
        {because === 'secured' && (
          <p role="status" className="border-s-3 border-brass bg-fold px-4 py-2.5 font-medium">
            {t('login.secured')}
          </p>
        )}
        {because === 'account-disabled' && (
          <p role="alert" className="border-s-3 border-seal bg-seal-wash px-4 py-2.5 font-medium">
            {t('login.disabled')}
          </p>
        )}
        <LoginForm />
        <OrRule />
        <GoogleButton />
        <p className="border-t border-rule pt-5 text-ink-soft">
          <span className="max-sm:block">{t('login.noAccount')}</span>
          <Gap />
          <Link
            to={links.register}
            className="inline-block font-semibold text-focus underline underline-offset-4"
          >
            {t('login.register')}
          </Link>
          <span aria-hidden className="mx-3 text-rule-strong">
            /
          </span>
          <Link
            to={links.partnerRegistration}
            className="inline-block font-semibold text-focus underline underline-offset-4"
          >
            {t('login.partner')}
          </Link>
        </p>
      </div>
    </AccountLayout>
  );
}
