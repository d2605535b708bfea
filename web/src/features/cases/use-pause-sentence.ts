import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/index';
import { formatDate } from '@/i18n/format';

/** That the files of the day are used up, and from when uploading goes on. */
export function usePauseSentence(): (until: Date) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (until) => t('attachments:paused', { when: formatDate(until, language, 'moment') });
}
