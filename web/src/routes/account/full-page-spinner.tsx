import { useTranslation } from 'react-i18next';
import { PageSpinner } from '@/components/spinner';

/** While it is not known yet who asks, or the page's code is on its way. */
export function FullPageSpinner() {
  const { t } = useTranslation('common');
  return <PageSpinner label={t('loading')} />;
}
