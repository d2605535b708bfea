import { defaultInterest } from '@app/domain/default-interest';
import { DEFAULT_INTEREST } from '@app/domain/law/default-interest';
import { useTranslation } from 'react-i18next';
import { Schedule } from '@/components/site/schedule';
import { useLanguage } from '@/i18n';
import { formatCount, formatDate } from '@/i18n/format';
import { offer } from '@/offer.config';

const SATANG = 100;
/** A year of 365 days at today's rate. */
const YEAR = { due: '2025-01-01', until: '2026-01-01' } as const;

/** The rates of interest during default by date, and what a year of it comes to. */
export function InterestTable() {
  const { t } = useTranslation('page-costs');
  const language = useLanguage();
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`), language, 'long');
  const year = defaultInterest(offer.exampleClaim * SATANG, YEAR.due, YEAR.until) / SATANG;
  return (
    <>
      <Schedule
        rows={DEFAULT_INTEREST.map(({ from, basisPoints }, index) => {
          const next = DEFAULT_INTEREST[index + 1]?.from;
          return {
            term: t('interest.rate', { rate: basisPoints / 100 }),
            text:
              from === null
                ? t('interest.until', { day: written(next ?? '') })
                : t('interest.from', { day: written(from) }),
          };
        })}
      />
      <p className="mt-5 max-w-[62ch]">
        {t('interest.year', {
          claim: formatCount(offer.exampleClaim, language),
          amount: formatCount(year, language),
        })}
      </p>
      <p className="mt-3 max-w-[62ch]">{t('interest.limits')}</p>
    </>
  );
}
