import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { Timeline, TimelineSkeleton } from '@/components/timeline';
import { useCaseUpdates } from '../api/use-case';

interface CaseHistoryProps {
  /** Of a case that has been seen: the history of a case out of sight cannot be read either. */
  caseId: string;
  /** The form that adds to it, for those who may. */
  children?: ReactNode;
}

/** What has been done in a case, newest first, live. */
export function CaseHistory({ caseId, children }: CaseHistoryProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('cases:updates.title')}>
      {children !== undefined && <div className="border-b border-rule bg-paper/50 p-5">{children}</div>}
      <Entries caseId={caseId} />
    </Sheet>
  );
}

function Entries({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const updates = useCaseUpdates(caseId);
  if (updates.status === 'loading') return <TimelineSkeleton label={t('common:loading')} />;
  if (updates.status === 'failed') {
    return (
      <ErrorState title={t('cases:updates.failed')} retryLabel={t('common:retry')} onRetry={updates.retry} />
    );
  }
  if (updates.data.length === 0) {
    return <EmptyState title={t('cases:updates.empty')} text={t('cases:updates.emptyText')} />;
  }
  return (
    <Timeline
      entries={updates.data.map((update) => ({
        id: update.id,
        author: update.author_name.trim() === '' ? t('cases:updates.unnamed') : update.author_name,
        avatarUrl: update.author_avatar_url,
        when: <DateText date={update.created_at} style="moment" />,
        text: update.update_text,
      }))}
    />
  );
}
