import { useTranslation } from 'react-i18next';
import { NoticePage } from '@/components/notice-page';
import { Button } from '@/components/ui/button';

/** In place of a page that broke while it was drawn. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <NoticePage title={t('crash.title')} text={t('crash.text')}>
      <Button variant="ink" onClick={onRetry}>
        {t('crash.action')}
      </Button>
    </NoticePage>
  );
}
