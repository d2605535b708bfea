import { CASE_STATUSES, type Case } from '@app/domain/case';
import type { Role } from '@app/domain/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '@/components/data-table';
import { ListFrame } from '@/components/list-frame';
import { SavedView } from '@/components/saved-view';
import type { ListState } from '@/lib/list/list-state';
import type { List } from '@/lib/list/use-list';
import { CaseTable } from './case-table';

interface CaseListProps {
  state: ListState;
  list: List<Case>;
  /** Whose list it is: each sees the columns of requirements section 2. */
  columns: Role;
  linkTo: (caseId: string) => string;
  linkLabel: string;
  failure: { title: string; text?: string };
  empty: ReactNode;
  /** Companies by partner id, for admins: named in each row, and to filter by; undefined while they are not known. */
  partners?: ReadonlyMap<string, string> | undefined;
  selection?: Selection<Case>;
  /** When the debtor may be contacted, for partners. */
  contactNote?: (item: Case) => ReactNode;
}

/** A list of cases that can be searched, filtered and ordered, with its pages. */
export function CaseList({
  state,
  list,
  columns,
  linkTo,
  linkLabel,
  failure,
  empty,
  partners,
  selection,
  contactNote,
}: CaseListProps) {
  const { t } = useTranslation(['cases', 'status', 'lists']);
  const status = {
    id: 'status',
    label: t('cases:fields.status'),
    choices: [
      { value: '', label: t('cases:list.anyStatus') },
      ...CASE_STATUSES.map((value) => ({ value, label: t(`status:case.${value}`) })),
    ],
  };
  const partner = {
    id: 'partner_id',
    label: t('cases:fields.partner'),
    choices: [
      { value: '', label: t('cases:list.anyPartner') },
      ...[...(partners ?? [])].map(([value, label]) => ({ value, label })),
    ],
  };
  return (
    <ListFrame
      state={state}
      list={list}
      searchLabel={t(columns === 'admin' ? 'cases:list.searchAdmin' : 'cases:list.search')}
      filters={columns === 'admin' ? [status, partner] : [status]}
      sorts={{
        newest: t('cases:list.newest'),
        oldest: t('cases:list.oldest'),
        highest: t('cases:list.highest'),
        lowest: t('cases:list.lowest'),
        ...(columns !== 'customer' && {
          leastRecent: t('cases:list.leastRecent'),
          mostRecent: t('cases:list.mostRecent'),
        }),
      }}
      failure={failure}
      empty={empty}
      tools={<SavedView list={`cases-${columns}`} state={state} />}
    >
      {(rows) => (
        <CaseTable
          rows={rows}
          columns={columns}
          partnerName={(id) => partners && (partners.get(id) ?? id)}
          linkTo={linkTo}
          linkLabel={linkLabel}
          empty={empty}
          {...(selection && { selection })}
          {...(contactNote && { contactNote })}
        />
      )}
    </ListFrame>
  );
}
