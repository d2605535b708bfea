import type { Partner } from '@app/domain/partner';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { TabbedSheet } from '@/components/tabbed-sheet';
import { usePartners } from '@/features/partners/api/use-partners';
import { PartnerTable } from '@/features/partners/components/partner-table';

const TABS = {
  pending: ({ status }: Partner) => status === 'Pending',
  approved: ({ status }: Partner) => status === 'Approved',
  rejected: ({ status }: Partner) => status === 'Rejected',
  all: () => true,
} as const;
const ORDER = ['pending', 'approved', 'rejected', 'all'] as const;

/** Who applied, and what became of it; those who wait come first (SPEC section 2). */
export default function AdminPartners() {
  const { t } = useTranslation(['partners', 'problems', 'common']);
  const partners = usePartners();
  return (
    <Page title={t('partners:list.title')}>
      <TabbedSheet
        label={t('partners:list.title')}
        tabs={ORDER.map((id) => ({
          id,
          label: t(`partners:list.${id}`),
          count: partners.data?.filter(TABS[id]).length,
        }))}
      >
        {(tab) =>
          partners.status === 'failed' ? (
            <ErrorState
              title={t('partners:list.failed')}
              text={t(`problems:${partners.problem}`)}
              retryLabel={t('common:retry')}
              onRetry={partners.retry}
            />
          ) : (
            <PartnerTable
              rows={partners.data?.filter(TABS[tab])}
              empty={<EmptyState title={t('partners:list.empty')} />}
            />
          )
        }
      </TabbedSheet>
    </Page>
  );
}
