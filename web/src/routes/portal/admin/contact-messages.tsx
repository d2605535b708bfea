import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/features/inbox/api/use-messages';
import { Inbox } from '@/features/inbox/components/inbox';
import { InboxSkeleton } from '@/features/inbox/components/inbox-skeleton';

/** What visitors wrote to the firm, and how much of it is unread (SPEC section 2). */
export default function AdminContactMessages() {
  const { t } = useTranslation(['inbox', 'problems', 'common']);
  const messages = useMessages();
  const summary = () => {
    if (messages.status === 'loading') return <Skeleton className="my-1 h-5 w-44" />;
    const all = messages.data?.length ?? 0;
    if (all === 0) return undefined;
    const count = messages.data?.filter(({ is_read }) => !is_read).length;
    return count === 0 ? t('inbox:allRead') : t('inbox:unreadOfAll', { count, all });
  };
  return (
    <Page title={t('inbox:title')} lead={summary()}>
      <Sheet>
        {messages.status === 'loading' && <InboxSkeleton label={t('common:loading')} />}
        {messages.status === 'failed' && (
          <ErrorState
            title={t('inbox:failed')}
            text={t(`problems:${messages.problem}`)}
            retryLabel={t('common:retry')}
            onRetry={messages.retry}
          />
        )}
        {messages.status === 'ready' && <Inbox messages={messages.data} />}
      </Sheet>
    </Page>
  );
}
