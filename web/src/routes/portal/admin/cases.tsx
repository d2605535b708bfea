import type { Case } from '@app/domain/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { Lazy } from '@/components/lazy';
import { Page } from '@/components/page';
import { TabbedSheet } from '@/components/tabbed-sheet';
import {
  ADMIN_TABS,
  useAdminTabCounts,
  useCaseList,
  useCasesAhead,
} from '@/features/cases/api/use-case-list';
import { CaseList } from '@/features/cases/components/case-list';
import { useAssignablePartners } from '@/features/partners/api/use-assignable-partners';
import { usePartnerNames } from '@/features/partners/api/use-partner-names';
import { withTexts } from '@/i18n/lazy-texts';
import { LISTS } from '@app/domain/lists';
import { useOpenTab } from '@/lib/list/use-open-tab';
import { links } from '@/lib/navigation/links';
import { useListState } from '@/lib/list/list-state';
import { useTouched } from '@/lib/page/use-touched';

const loadBulkAssign = () => withTexts(['assign'], () => import('@/features/cases/components/bulk-assign'));

const ORDER = ['all', 'unassigned', 'assigned'] as const;

/** All cases by whether anybody works on them (requirements section 2); several can be assigned at once. */
export default function AdminCases() {
  const { t } = useTranslation(['cases', 'problems', 'lists']);
  const tab = useOpenTab(ORDER, 'all');
  const state = useListState(LISTS.adminCases, ADMIN_TABS[tab]);
  const list = useCaseList('adminCases', null, state);
  const counts = useAdminTabCounts(list.live.data);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Case>>(new Map());
  const choices = useAssignablePartners(useTouched());
  const filtered = state.filter('partner_id');
  const named = usePartnerNames([
    ...(list.shown?.rows.map(({ partner_id }) => partner_id) ?? []),
    filtered === '' ? null : filtered,
  ]);
  // To filter by: those who can be given a case, and those who have one on this page.
  const partners = new Map([
    ...(choices.partners ?? []).map(({ id, company_name }) => [id, company_name] as const),
    ...(named ?? []),
  ]);
  return (
    <Page title={t('headings:allCases.title')}>
      <TabbedSheet
        label={t('headings:allCases.title')}
        tabs={ORDER.map((id) => ({ id, label: t(`cases:list.${id}`), count: counts[id] }))}
      >
        {() => (
          <>
            <CaseList
              state={state}
              list={list}
              columns="admin"
              partners={named && partners}
              linkTo={links.admin.case}
              linkLabel={t('cases:list.manage')}
              failure={{ title: t('cases:list.adminFailed') }}
              empty={<EmptyState title={t('cases:list.adminEmpty')} />}
              selection={{
                has: ({ id }) => chosen.has(id),
                toggle: (rows, into) =>
                  setChosen((now) => {
                    const next = new Map(now);
                    for (const row of rows)
                      if (into) next.set(row.id, row);
                      else next.delete(row.id);
                    return next;
                  }),
                allLabel: t('lists:select.all'),
                rowLabel: ({ debtor_name: name }) => t('lists:select.row', { name }),
              }}
            />
            {chosen.size > 0 && (
              <Lazy
                load={loadBulkAssign}
                draw={({ BulkAssign }) => (
                  <BulkAssign
                    cases={[...chosen.values()]}
                    choices={choices}
                    onClear={() => setChosen(new Map())}
                    onAssigned={(ids) =>
                      setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id))))
                    }
                  />
                )}
                onFailed={() => setChosen(new Map())}
              />
            )}
          </>
        )}
      </TabbedSheet>
    </Page>
  );
}

export function Ahead() {
  useCasesAhead('adminCases', null, ADMIN_TABS[useOpenTab(ORDER, 'all')]);
  return null;
}
