import { useTranslation } from 'react-i18next';
import { NoticePage } from '@/components/notice-page';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';

/** In place of a page that broke while it was drawn. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <NoticePage title={t('crash.title')} text={t('crash.text')}>
      <Button variant="ink" onClick={onRetry}>
        {t('crash.action')}
      </Button>
      <Button asChild>
        {/* A full page load: what broke may persist in this document. */}
        <a href={links.home}>{t('backHome')}</a>
      </Button>
    </NoticePage>
  );
}
