import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Spinner } from '@/components/spinner';
import { Button } from '@/components/ui/button';
import { checkResetCode, confirmAddress } from '@/features/session/api/reset-password';
import { AccountLayout } from '@/features/session/components/account-layout';
import { ResetPasswordForm } from '@/features/session/components/reset-password-form';
import { links } from '@/lib/links';
import { toProblem, type Problem } from '@/lib/problems';

type Outcome =
  | { step: 'checking' }
  | { step: 'verified' | 'recovered' | 'reset' | 'resetDone'; email: string }
  | { step: 'failed'; problem: Problem };

/** What the links of our mails ask for; each code works once, so each is tried once. */
async function follow(mode: string | null, code: string): Promise<Outcome> {
  try {
    if (mode === 'resetPassword') return { step: 'reset', email: await checkResetCode(code) };
    if (mode === 'recoverEmail') return { step: 'recovered', email: await confirmAddress(code) };
    if (mode === 'verifyEmail' || mode === 'verifyAndChangeEmail') {
      return { step: 'verified', email: await confirmAddress(code) };
    }
    return { step: 'failed', problem: 'linkExpired' };
  } catch (error) {
    return { step: 'failed', problem: toProblem(error) };
  }
}

/** Where the mails of Firebase Auth lead: confirming an address, a new password, taking back a change of address. */
export default function AuthAction() {
  const { t } = useTranslation(['session', 'problems']);
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const code = search.get('oobCode') ?? '';
  const [outcome, setOutcome] = useState<Outcome>({ step: 'checking' });
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (tried.current === code) return;
    tried.current = code;
    void follow(mode, code).then(setOutcome);
  }, [mode, code]);

  if (outcome.step === 'checking') {
    return (
      <AccountLayout title={t('session:action.checking')}>
        <p role="status" className="text-seal">
          <Spinner className="size-8" />
          <span className="sr-only">{t('session:action.checking')}</span>
        </p>
      </AccountLayout>
    );
  }
  if (outcome.step === 'failed') {
    return (
      <AccountLayout title={t('session:action.failedTitle')} lead={t(`problems:${outcome.problem}`)}>
        <Button variant="seal" size="lg" asChild>
          <Link to={mode === 'resetPassword' ? links.forgotPassword : links.login}>
            {t(mode === 'resetPassword' ? 'session:action.askAgain' : 'session:forgot.back')}
          </Link>
        </Button>
      </AccountLayout>
    );
  }
  const { step, email } = outcome;
  if (step === 'reset') {
    return (
      <AccountLayout title={t('session:action.resetTitle')} lead={t('session:action.resetLead', { email })}>
        <ResetPasswordForm
          code={code}
          email={email}
          onDone={() => setOutcome({ step: 'resetDone', email })}
        />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={t(`session:action.${step}Title`)} lead={t(`session:action.${step}Text`, { email })}>
      <Button variant="seal" size="lg" asChild>
        <Link to={links.login}>{t('session:action.verifiedAction')}</Link>
      </Button>
    </AccountLayout>
  );
}
