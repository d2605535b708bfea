import { missingYear } from '@app/domain/law/holidays';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatYear } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import type { QueueGroup } from './queue';

/** For admins: from 1 November, that the holidays of the next year are missing. */
export function useCalendarGroup(today: string): QueueGroup {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const gap = missingYear(today);
  return {
    id: 'calendar',
    title: t('groups.calendar'),
    lines:
      gap === null
        ? []
        : [
            {
              id: String(gap),
              to: `${links.admin.law}#law-holidays`,
              name: t('calendar', { year: formatYear(gap, language) }),
              age: null,
            },
          ],
    retry: undefined,
    all: { to: links.admin.law, label: t('lawTables') },
  };
}
