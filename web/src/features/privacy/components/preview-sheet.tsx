import { ERASED_KINDS } from '@app/domain/erasure';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Facts } from '@/components/facts';
import { Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { useErasurePreview } from '../api/answer-request';
import { KeptList } from './kept-list';

/** Preview of an approval: what it would erase, what it would keep and why, and what blocks it. */
export function PreviewSheet({ userId }: { userId: string }) {
  const { t } = useTranslation(['privacy', 'common']);
  const { preview, retry } = useErasurePreview(userId);
  return (
    <Sheet title={t('privacy:preview.title')} className="max-w-3xl">
      {preview === null && <ErrorState title={t('privacy:preview.failed')} onRetry={retry} />}
      {preview === undefined && (
        <div role="status" className="grid gap-3 p-5">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )}
      {preview !== undefined && preview !== null && (
        <>
          {preview.obstacles.length > 0 && (
            <ul role="alert" className="grid gap-2 border-b border-rule px-5 py-4 font-medium text-seal">
              {preview.obstacles.map((obstacle) => (
                <li key={obstacle}>{t(`privacy:obstacles.${obstacle}`)}</li>
              ))}
            </ul>
          )}
          <Facts
            facts={ERASED_KINDS.map((kind) => ({
              label: t(`privacy:kinds.${kind}`),
              value: preview.erased[kind],
            }))}
          />
          <KeptList
            kept={preview.kept.map(({ until, ...rest }) => ({
              ...rest,
              until: until === null ? null : new Date(until),
            }))}
          />
        </>
      )}
    </Sheet>
  );
}
