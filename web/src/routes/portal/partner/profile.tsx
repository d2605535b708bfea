import type { PartnerProfile as Particulars } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { useOwnPartner } from '@/features/profile/api/use-own-partner';
import { ChangePasswordSheet } from '@/features/profile/components/change-password-sheet';
import { PartnerProfileForm } from '@/features/profile/components/partner-profile-form';
import type { Live } from '@/lib/live/connection';
import { useSignedIn } from '@/lib/session/session';
import { OwnPapersPart } from '../paper-parts';

/** `/partner/profile`: what the office knows of an Approved partner, and the password beside it. */
export default function PartnerProfile() {
  const { t } = useTranslation('profile');
  const { uid, email } = useSignedIn();
  return (
    <Page title={t('headings:company.title')} lead={t('headings:company.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Sheet title={t('company.title')}>
          <Company uid={uid} found={useOwnPartner(uid)} />
        </Sheet>
        <ChangePasswordSheet email={email} screen="partner" />
      </div>
      <OwnPapersPart uid={uid} />
    </Page>
  );
}

function Company({ uid, found }: { uid: string; found: Live<Particulars | null> }) {
  const { t } = useTranslation(['profile', 'common']);
  if (found.status === 'failed') {
    return (
      <ErrorState title={t('profile:company.loadFailed')} problem={found.problem} onRetry={found.retry} />
    );
  }
  if (found.status === 'ready') {
    return found.data === null ? (
      <EmptyState title={t('profile:company.missing')} />
    ) : (
      <PartnerProfileForm uid={uid} partner={found.data} />
    );
  }
  return (
    <div role="status" className="grid gap-6 p-5">
      <span className="sr-only">{t('common:loading')}</span>
      {[0, 1, 2].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
