import { missingYear } from '@app/domain/law/holidays';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatYear } from '@/i18n/format';
import { useToday } from '@/lib/page/use-today';

/** From 1 November: the holidays of the next year are missing, and what applies until they are there. */
export function MissingCalendar() {
  const { t } = useTranslation(['law', 'contact-log']);
  const language = useLanguage();
  const gap = missingYear(useToday());
  if (gap === null) return null;
  return (
    <div className="flex gap-3 rounded-lg border-2 border-dashed border-seal bg-sheet p-5">
      <CalendarX2 aria-hidden className="mt-1 size-5 shrink-0 text-seal" />
      <div className="grid gap-1">
        <p className="font-semibold">
          {t('contact-log:law.noCalendar', { year: formatYear(gap, language) })}
        </p>
        <p className="text-ink-soft">{t('law:holidays.todo')}</p>
      </div>
    </div>
  );
}
