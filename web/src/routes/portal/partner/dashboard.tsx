import { countCases } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Page, Sheet } from '@/components/page';
import { StatRow } from '@/components/stat-row';
import { CaseTable } from '@/features/cases/components/case-table';
import { useAssignedCases } from '@/features/cases/api/use-cases';
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';

/** The partner's desk: three figures and the assigned cases, newest first (SPEC section 2). */
export default function PartnerDashboard() {
  const { t } = useTranslation(['cases', 'portal', 'problems', 'common']);
  const { uid, partner } = useSignedIn();
  const cases = useAssignedCases(uid);
  const counts = cases.status === 'ready' ? countCases(cases.data) : undefined;
  return (
    <Page title={t('cases:list.partnerTitle')} eyebrow={partner?.company_name}>
      <StatRow
        stats={[
          { label: t('cases:list.partnerTotal'), value: counts?.total },
          { label: t('cases:list.partnerInProgress'), value: counts?.inProgress },
          { label: t('cases:list.partnerCompleted'), value: counts?.completed },
        ]}
      />
      <Sheet>
        {cases.status === 'failed' ? (
          <ErrorState
            title={t('cases:list.partnerFailed')}
            text={t(`problems:${cases.problem}`)}
            retryLabel={t('common:retry')}
            onRetry={cases.retry}
          />
        ) : (
          <CaseTable
            rows={cases.data}
            columns="partner"
            linkTo={links.partner.case}
            linkLabel={t('cases:list.details')}
            empty={
              <EmptyState title={t('cases:list.partnerEmpty')} text={t('cases:list.partnerEmptyText')} />
            }
          />
        )}
      </Sheet>
    </Page>
  );
}
