import { LISTS } from '@app/domain/lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '@/components/list-frame';
import { Page, Sheet } from '@/components/page';
import { SavedView } from '@/components/saved-view';
import { Skeleton } from '@/components/ui/skeleton';
import {
  useMessageCounts,
  useMessageList,
  useMessagesAhead,
} from '@/features/contact-messages/api/use-message-list';
import { Inbox } from '@/features/contact-messages/components/inbox';
import { InboxEmpty } from '@/features/contact-messages/components/inbox-empty';
import { InboxSkeleton } from '@/features/contact-messages/components/inbox-skeleton';
import { useListState } from '@/lib/list/list-state';

/** What visitors wrote to the firm, and how much of it is unread (requirements section 2). */
export default function AdminContactMessages() {
  const { t } = useTranslation(['contact-messages', 'common']);
  const state = useListState(LISTS.contactMessages);
  const [isReading, setReading] = useState(false);
  const list = useMessageList(state, isReading);
  const { all, unread } = useMessageCounts(list.live.data);
  const summary = () => {
    if (list.live.status === 'failed' || all === 0) return undefined;
    if (all === undefined || unread === undefined) return <Skeleton className="my-1 h-5 w-44" />;
    return unread === 0
      ? t('contact-messages:allRead')
      : t('contact-messages:unreadOfAll', { count: unread, all });
  };
  return (
    <Page title={t('headings:messages.title')} lead={summary()}>
      <Sheet>
        <ListFrame
          state={state}
          list={list}
          searchLabel={t('contact-messages:list.search')}
          filters={[
            {
              id: 'is_read',
              label: t('contact-messages:list.state'),
              choices: [
                { value: '', label: t('contact-messages:list.anyState') },
                { value: 'false', label: t('contact-messages:list.unreadOnly') },
                { value: 'true', label: t('contact-messages:list.readOnly') },
              ],
            },
          ]}
          sorts={{ newest: t('contact-messages:list.newest'), oldest: t('contact-messages:list.oldest') }}
          failure={{ title: t('contact-messages:failed') }}
          empty={<InboxEmpty />}
          tools={<SavedView list="messages" state={state} />}
        >
          {(rows) =>
            rows === undefined ? (
              <InboxSkeleton label={t('common:loading')} />
            ) : (
              // On another page what lay open is closed: it is none of that page's rows.
              <Inbox
                key={state.pageAt(state.request.cursor, state.page)}
                messages={rows}
                onReading={setReading}
              />
            )
          }
        </ListFrame>
      </Sheet>
    </Page>
  );
}

export function Ahead() {
  useMessagesAhead();
  return null;
}
