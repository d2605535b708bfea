import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { TabbedSheet } from '@/components/tabbed-sheet';
import { useAllCases } from '@/features/cases/api/use-cases';
import { CaseTable } from '@/features/cases/components/case-table';
import { usePartners } from '@/features/partners/api/use-partners';
import { links } from '@/lib/links';

const TABS = {
  all: () => true,
  unassigned: ({ partner_id }: Case) => partner_id === null,
  assigned: ({ partner_id }: Case) => partner_id !== null,
} as const;
const ORDER = ['all', 'unassigned', 'assigned'] as const;

/** All cases by whether anybody works on them (SPEC section 2). */
export default function AdminCases() {
  const { t } = useTranslation(['cases', 'problems', 'common']);
  const cases = useAllCases();
  const partners = usePartners();
  const companyOf = (id: string) => partners.data?.find((partner) => partner.id === id)?.company_name;
  return (
    <Page title={t('cases:list.adminTitle')}>
      <TabbedSheet
        label={t('cases:list.adminTitle')}
        tabs={ORDER.map((id) => ({
          id,
          label: t(`cases:list.${id}`),
          count: cases.data?.filter(TABS[id]).length,
        }))}
      >
        {(tab) =>
          cases.status === 'failed' ? (
            <ErrorState
              title={t('cases:list.adminFailed')}
              text={t(`problems:${cases.problem}`)}
              retryLabel={t('common:retry')}
              onRetry={cases.retry}
            />
          ) : (
            <CaseTable
              rows={cases.data?.filter(TABS[tab])}
              columns="admin"
              partnerName={companyOf}
              linkTo={links.admin.case}
              linkLabel={t('cases:list.manage')}
              empty={<EmptyState title={t('cases:list.adminEmpty')} />}
            />
          )
        }
      </TabbedSheet>
    </Page>
  );
}
