import { useTranslation } from 'react-i18next';
import { Notice } from './notice.tsx';

/** In a form that was open when its case ended: what was typed stays to be read, and the server refuses it. */
export function EndedNotice() {
  const { t } = useTranslation('cases');
  return <Notice>{t('ended')}</Notice>;
}
