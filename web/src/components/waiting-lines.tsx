import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';

/** Two lines in a sheet whose content is not there yet. */
export function WaitingLines() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-4 p-5">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
