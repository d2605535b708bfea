import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';

/** Shown where a case could not be loaded for another reason than a missing right. */
export function CaseFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet>
      <ErrorState title={t('common:error')} text={t('cases:list.failed')} onRetry={onRetry} />
    </Sheet>
  );
}
