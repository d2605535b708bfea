import type { Subscriber } from '@app/domain/newsletter';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { ListFrame } from '@/components/list-frame';
import type { ListState } from '@/lib/list/list-state';
import type { List } from '@/lib/list/use-list';
import { SubscriberTable } from './subscriber-table';

interface SubscriberListProps {
  state: ListState;
  list: List<Subscriber>;
}

/** The subscribers, found by the beginning of their address, in several orders, with the pages of the list. */
export function SubscriberList({ state, list }: SubscriberListProps) {
  const { t } = useTranslation('subscribers');
  return (
    <ListFrame
      state={state}
      list={list}
      searchLabel={t('search')}
      sorts={{
        newest: t('sorts.newest'),
        oldest: t('sorts.oldest'),
        email: t('sorts.email'),
        emailLast: t('sorts.emailLast'),
      }}
      failure={{ title: t('failed') }}
      empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
    >
      {(rows) => <SubscriberTable rows={rows} />}
    </ListFrame>
  );
}
