import { useTranslation } from 'react-i18next';
import { NoticePage } from '@/components/notice-page';
import { Button } from '@/components/ui/button';
import { session } from '@/lib/session';

/** Signed in, and the own documents cannot be read: no network, or a new account that is still being prepared. */
export function SessionUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <NoticePage title={t('unavailable.title')} text={t('unavailable.text')}>
      <Button variant="ink" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button onClick={() => void session.signOut().catch(reportError)}>{t('unavailable.signOut')}</Button>
    </NoticePage>
  );
}
