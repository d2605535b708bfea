import { startOf } from '@app/domain/calendar';
import { NAMED_HOLIDAYS } from '@app/domain/law/holiday-names';
import { HOLIDAYS } from '@app/domain/law/holidays';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate, formatYear } from '@/i18n/format';
import { LawRows } from './law-row';
import { LawStamp } from './law-stamp';

/** The official holidays, year by year. */
export function HolidayRows() {
  const { t } = useTranslation('law');
  const language = useLanguage();
  return HOLIDAYS.map(({ year, source, status }) => {
    const title = t('law:holidays.year', { year: formatYear(year, language) });
    return (
      <section key={year} aria-label={title} className="border-t border-rule first:border-t-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-paper/50 px-5 py-3">
          <h3 className="text-base">{title}</h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {t('law:holidays.source', { source })}
            <LawStamp mark={status} />
          </p>
        </div>
        <LawRows
          label={title}
          rows={(NAMED_HOLIDAYS[year] ?? []).map(({ on, name, inLieu = false, status: mark }) => {
            const text = t(`law:holidays.names.${name}`);
            return {
              id: `${year}-${on}`,
              what: formatDate(startOf(`${year}-${on}`), language, 'long'),
              value: inLieu ? t('law:holidays.inLieu', { name: text }) : text,
              source: null,
              mark,
            };
          })}
        />
      </section>
    );
  });
}
