import { LISTS } from '@app/domain/lists';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { ListFrame } from '@/components/list-frame';
import { Page } from '@/components/page';
import { SavedView } from '@/components/saved-view';
import { TabbedSheet } from '@/components/tabbed-sheet';
import {
  PARTNER_TABS,
  usePartnerList,
  usePartnersAhead,
  usePartnerTabCounts,
} from '@/features/partners/api/use-partner-list';
import { PartnerTable } from '@/features/partners/components/partner-table';
import { useListState } from '@/lib/list/list-state';
import { useOpenTab } from '@/lib/list/use-open-tab';

const ORDER = ['pending', 'approved', 'rejected', 'all'] as const;

/** Who applied, and what became of it; those who wait come first (requirements section 2). */
export default function AdminPartners() {
  const { t } = useTranslation(['partner-admin', 'headings']);
  const tab = useOpenTab(ORDER, 'pending');
  const state = useListState(LISTS.partners, PARTNER_TABS[tab]);
  const list = usePartnerList(state);
  const counts = usePartnerTabCounts(list.live.data);
  const empty = <EmptyState title={t('partner-admin:list.empty')} />;
  return (
    <Page title={t('headings:partners.title')}>
      <TabbedSheet
        label={t('headings:partners.title')}
        tabs={ORDER.map((id) => ({ id, label: t(`partner-admin:list.${id}`), count: counts[id] }))}
      >
        {() => (
          <ListFrame
            state={state}
            list={list}
            searchLabel={t('partner-admin:list.search')}
            sorts={{
              newest: t('partner-admin:list.newest'),
              oldest: t('partner-admin:list.oldest'),
              company: t('partner-admin:list.byCompany'),
              companyLast: t('partner-admin:list.byCompanyLast'),
            }}
            failure={{ title: t('partner-admin:list.failed') }}
            empty={empty}
            tools={<SavedView list="partners" state={state} />}
          >
            {(rows) => <PartnerTable rows={rows} empty={empty} />}
          </ListFrame>
        )}
      </TabbedSheet>
    </Page>
  );
}

export function Ahead() {
  usePartnersAhead(PARTNER_TABS[useOpenTab(ORDER, 'pending')]);
  return null;
}
