import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WaitingFileDrawing } from '@/components/identity/drawings';
import { NamesIn } from '@/components/name-text';
import { NoticePage } from '@/components/notice-page';
import { StatusStamp } from '@/components/status-stamp';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { DecisionReason } from '@/features/partners/components/decision-reason';
import { VerifyBanner } from '@/features/session/components/verify-banner';
import { useSignOut } from '@/features/session/use-sign-out';
import { PortalProviders } from '@/lib/command/portal-providers';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { OwnCasesLink } from './own-cases-link';

/** An application that nobody has decided yet. The session follows it live: approved, the guard shows the dashboard. */
export function WaitingForApproval() {
  const { t } = useTranslation(['partners', 'status', 'session']);
  const { uid, partner } = useSignedIn();
  const language = useLanguage();
  const signOut = useSignOut();
  if (partner === null) return null;
  return (
    <div className="flex min-h-dvh flex-col [&>main]:min-h-0 [&>main]:grow">
      <VerifyBanner />
      <NoticePage
        title={t('partners:waiting.title')}
        text={
          <NamesIn
            text={t('partners:waiting.text', { company: partner.company_name })}
            names={[partner.company_name]}
          />
        }
        drawing={
          <div className="flex w-full flex-wrap items-center justify-between gap-4 pb-3">
            <WaitingFileDrawing />
            <StatusStamp large status={partner.status} label={t(`status:partner.${partner.status}`)} />
          </div>
        }
      >
        <p className="w-full border-t border-rule pt-3 text-sm text-ink-soft">
          {t('partners:waiting.applied', { date: formatDate(partner.created_at, language, 'long') })}
        </p>
        {partner.reopened === true && partner.decision_reason !== undefined && (
          <div className="w-full">
            <DecisionReason reason={partner.decision_reason} />
          </div>
        )}
        <Button variant="ink" asChild>
          <Link to={`${links.customer.profile}#papers`}>{t('partners:waiting.documents')}</Link>
        </Button>
        <Button asChild>
          <Link to={links.home}>{t('partners:waiting.home')}</Link>
        </Button>
        <Button onClick={() => void signOut()}>{t('session:logout.action')}</Button>
        {/* Most applicants have none: the link's row lies in the card's lower margin. */}
        <div className="-mb-8 w-full">
          <PortalProviders>
            <OwnCasesLink uid={uid} />
          </PortalProviders>
        </div>
      </NoticePage>
    </div>
  );
}
