import { LISTS } from '@app/domain/lists';
import { useTranslation } from 'react-i18next';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import {
  useSubscribers,
  useSubscribersAhead,
  useSubscriberTotal,
} from '@/features/subscribers/api/use-subscribers';
import { DownloadButton } from '@/features/subscribers/components/download-button';
import { SubscriberList } from '@/features/subscribers/components/subscriber-list';
import { useListState } from '@/lib/list/list-state';

/** Who receives the newsletter, how many they are, and all of them as CSV (requirements section 2). */
export default function AdminNewsletterSubscriptions() {
  const { t } = useTranslation('subscribers');
  const state = useListState(LISTS.subscribers);
  const list = useSubscribers(state);
  const total = useSubscriberTotal(list.live.data);
  const count = () => {
    if (total.failed) return t('lists:countFailed');
    return total.value === undefined ? (
      <Skeleton className="my-1 h-5 w-36" />
    ) : (
      t('total', { count: total.value })
    );
  };
  return (
    <Page title={t('headings:subscribers.title')} lead={count()} aside={<DownloadButton />}>
      <Sheet>
        <SubscriberList state={state} list={list} />
      </Sheet>
    </Page>
  );
}

export function Ahead() {
  useSubscribersAhead();
  return null;
}
