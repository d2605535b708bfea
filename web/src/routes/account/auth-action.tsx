import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Spinner } from '@/components/spinner';
import { Button } from '@/components/ui/button';
import { checkResetCode, confirmAddress } from '@/features/session/api/reset-password';
import { AccountLayout } from '@/features/session/components/account-layout';
import { ResendVerification } from '@/features/session/components/resend-verification';
import { ResetPasswordForm } from '@/features/session/components/reset-password-form';
import { links } from '@/lib/navigation/links';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { useSession } from '@/lib/session/session';

type Outcome =
  | { step: 'checking' }
  | { step: 'verified' | 'recovered' | 'reset' | 'resetDone'; email: string }
  | { step: 'failed'; problem: Problem };

/** Problems that pass: the same link may work in a moment. */
const PASSING: ReadonlySet<Problem> = new Set(['offline', 'unconfirmed', 'tooManyRequests', 'unknown']);

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
    const problem = toProblem(error);
    // The account behind the code is gone: of the link there is nothing else to say.
    return { step: 'failed', problem: problem === 'invalidCredentials' ? 'linkExpired' : problem };
  }
}

/** Where the mails of Firebase Auth lead: confirming an address, a new password, taking back a change of address. */
export default function AuthAction() {
  const { t } = useTranslation(['session', 'problems', 'common']);
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
    const again = () => {
      setOutcome({ step: 'checking' });
      void follow(mode, code).then(setOutcome);
    };
    return PASSING.has(outcome.problem) ? (
      <AccountLayout title={t('common:error')} lead={t(`problems:${outcome.problem}`)}>
        <Button variant="seal" size="lg" onClick={again}>
          {t('common:retry')}
        </Button>
      </AccountLayout>
    ) : (
      <AccountLayout title={t('session:action.failedTitle')} lead={t(`problems:${outcome.problem}`)}>
        {mode === 'resetPassword' ? (
          <NextStep to={links.forgotPassword} label={t('session:action.askAgain')} />
        ) : (
          <NewVerification />
        )}
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
      {/* Undoing an unrequested change of address: the next step is a new password. */}
      {step === 'recovered' ? (
        <NextStep to={links.forgotPassword} label={t('session:action.resetTitle')} />
      ) : (
        <NextStep to={links.login} label={t('session:action.verifiedAction')} />
      )}
    </AccountLayout>
  );
}

function NextStep({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="seal" size="lg" asChild>
      <Link to={to}>{label}</Link>
    </Button>
  );
}

/** A confirmation link that is spent: perhaps it has done its work, else there is a new mail. */
function NewVerification() {
  const { t } = useTranslation('session');
  const now = useSession();
  const signedIn = now.state === 'signed-in';
  return (
    <div className="grid justify-items-start gap-5">
      {now.state === 'signed-out' && <p>{t('action.verifySignIn')}</p>}
      {signedIn && now.emailVerified && <p>{t('action.verifiedText', { email: now.email })}</p>}
      {signedIn && !now.emailVerified ? (
        <ResendVerification email={now.email} variant="seal" size="lg" />
      ) : (
        <NextStep to={links.login} label={t('action.verifiedAction')} />
      )}
    </div>
  );
}
