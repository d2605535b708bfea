import { useTranslation } from 'react-i18next';
import { PageSpinner } from '@/components/spinner';

/** Shown while the session is unknown or the page's code is loading. */
export function FullPageSpinner() {
  const { t } = useTranslation('common');
  return <PageSpinner label={t('loading')} />;
}
