import type { PartnerSignup } from '@app/domain/partner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PartnerSignupForm } from '@/features/partners/components/partner-signup-form';
import { register, type NewAccount } from '@/features/session/api/register';
import { AccountLayout } from '@/features/session/components/account-layout';
import { Gap } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { loadAhead, loadWhenOnline } from '@/lib/page/load-when-online';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { REFUSED_FIELDS } from '@/lib/firebase/refused-fields';
import { issueKey } from '@/lib/form/issue-key';
import { useSession } from '@/lib/session/session';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { SessionUnavailable } from './session-unavailable';
import { thanked, thanks } from './thanks';

/** Imported lazily: it depends on Firestore, which is not needed while the form is being filled in. */
const loadApplication = () => import('@/features/partners/api/apply-as-partner');

async function acceptTermsAs(uid: string): Promise<void> {
  const { acceptTerms } = await import('@/features/session/api/accept-terms');
  await acceptTerms(uid);
}

/** `/partner-registration`: an account and its application, in one go (requirements section 7, Partner signup). */
export default function PartnerRegistration() {
  const { t } = useTranslation(['partners', 'session', 'problems', 'common', 'validation']);
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const location = useLocation();
  const now = useSession();
  /** The account this page made: should its application fail, the next attempt is for the application alone. */
  const [made, setMade] = useState<(NewAccount & { email: string }) | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => loadAhead(loadApplication), []);

  const done = thanked(location.state, now, busy);
  if (done !== null) {
    const { email, isMailSent } = done;
    return (
      <AccountLayout
        title={t('partners:signup.doneTitle')}
        lead={isMailSent ? t('partners:signup.doneText', { email }) : t('partners:signup.reviewed')}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="seal" size="lg" asChild>
            <Link to={links.home}>{t('partners:signup.home')}</Link>
          </Button>
          <Button size="lg" asChild>
            <Link to={links.login}>{t('partners:signup.login')}</Link>
          </Button>
        </div>
      </AccountLayout>
    );
  }
  // Who is here may change under the form when the account is made.
  if (!busy && made === null && now.state === 'unavailable')
    return <SessionUnavailable onRetry={now.retry} />;
  const account = now.state === 'signed-in' ? { uid: now.uid, email: now.email } : made;
  // The office decides on applications, and the rules accept none from the office.
  const isOfOffice = now.state === 'signed-in' && now.profile.role === 'admin';
  if (now.state === 'signed-in' && (now.partner !== null || isOfOffice) && !busy) {
    return (
      <AccountLayout
        title={t('partners:signup.title')}
        lead={t(isOfOffice ? 'partners:signup.ofOffice' : 'partners:signup.alreadyApplied')}
      >
        <Button variant="seal" size="lg" asChild>
          <Link to={links.customer.dashboard}>{t('session:action.verifiedAction')}</Link>
        </Button>
      </AccountLayout>
    );
  }

  const submit = async (values: PartnerSignup): Promise<Problem | null> => {
    // Until the thanks are on the screen: the session knows of the application a moment before.
    setBusy(true);
    let applicant = account;
    // A mail goes out for an account that this page has made, if at all.
    let isMailSent = made !== null && made.uid === account?.uid && made.isMailSent;
    try {
      if (applicant === null) {
        const created = await register(values);
        applicant = { uid: created.uid, email: values.email };
        isMailSent = created.isMailSent;
        setMade({ ...created, email: values.email });
      }
    } catch (error) {
      setBusy(false);
      const refused = REFUSED_FIELDS[toProblem(error)];
      return showFailure(t('session:register.failed'), error, refused && t(issueKey(refused.message)));
    }
    try {
      const { applyAsPartner } = await loadWhenOnline(loadApplication);
      await applyAsPartner(applicant.uid, values);
      // With a new account it was recorded when that was made.
      if (account !== null) await acceptTermsAs(applicant.uid).catch(reportError);
      toasts.show({
        title: t('partners:signup.success'),
        description: t(isMailSent ? 'partners:signup.successText' : 'partners:signup.reviewed'),
      });
      const { uid, email } = applicant;
      void navigate(location.pathname, { replace: true, state: thanks(uid, { email, isMailSent }) });
      return null;
    } catch (error) {
      setBusy(false);
      const message = t(`problems:${toProblem(error)}`);
      return showFailure(t('partners:signup.failed'), error, t('partners:signup.failedText', { message }));
    }
  };

  return (
    <AccountLayout title={t('partners:signup.title')} lead={t('partners:signup.lead')}>
      <div className="grid gap-6">
        <ol className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-rule py-3 text-sm text-ink-soft">
          {(['step1', 'step2', 'step3', 'step4'] as const).map((step, index) => (
            <li key={step} className="flex gap-2">
              <span className="font-heading font-semibold text-brass figures">{index + 1}</span>
              {t(`partners:signup.${step}`)}
            </li>
          ))}
        </ol>
        <PartnerSignupForm account={account} onSubmit={submit} />
        {account === null && (
          <p className="border-t border-rule pt-5 text-ink-soft">
            {t('partners:signup.hasAccount')}
            <Gap />
            <Link to={links.login} className="font-semibold text-focus underline underline-offset-4">
              {t('partners:signup.login')}
            </Link>
          </p>
        )}
      </div>
    </AccountLayout>
  );
}
