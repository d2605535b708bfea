import { useTranslation } from 'react-i18next';
import { NoticePage } from '@/components/notice-page';
import { Button } from '@/components/ui/button';
import { useSignOut } from '@/features/session/use-sign-out';

/** Signed in, and the own documents cannot be read: no network, or a new account that is still being prepared. */
export function SessionUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const signOut = useSignOut();
  return (
    <NoticePage title={t('unavailable.title')} text={t('unavailable.text')}>
      <Button variant="ink" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button onClick={() => void signOut()}>{t('unavailable.signOut')}</Button>
    </NoticePage>
  );
}
