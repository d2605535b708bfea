import { startOf } from '@app/domain/calendar';
import { COURT_FEE } from '@app/domain/law/court-fee';
import { DEFAULT_INTEREST } from '@app/domain/law/default-interest';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate, formatMoney } from '@/i18n/format';
import { LawRows } from './law-row';

/** What a debtor in default owes a year, by the days on which the rate applies. */
export function DefaultInterestRows() {
  const { t } = useTranslation(['law', 'limitation']);
  const language = useLanguage();
  const source = t('limitation:law.ccc', { sections: ['7', '224'].join(t('limitation:law.and')) });
  return (
    <LawRows
      label={t('law:tables.default_interest.title')}
      rows={DEFAULT_INTEREST.map(({ from, basisPoints, status }, at) => {
        const next = DEFAULT_INTEREST[at + 1]?.from;
        const dateOf = (day: string) => formatDate(startOf(day), language, 'long');
        return {
          id: from ?? 'first',
          what:
            from === null
              ? next === undefined || next === null
                ? t('law:interest.always')
                : t('law:interest.before', { date: dateOf(next) })
              : t('law:interest.since', { date: dateOf(from) }),
          value: t('law:interest.rate', { rate: basisPoints / 100 }),
          source,
          mark: status,
        };
      })}
    />
  );
}

/** What a court asks for a claim of money. */
export function CourtFeeRows() {
  const { t } = useTranslation('law');
  const language = useLanguage();
  const source = t('law:source.courtFee');
  const { percent, upToClaim, atMost, status } = COURT_FEE;
  return (
    <LawRows
      label={t('law:tables.court_fee.title')}
      rows={[
        {
          id: 'rate',
          what: t('law:fee.rate'),
          value: t('law:fee.percent', { percent }),
          source,
          mark: status,
        },
        {
          id: 'upTo',
          what: t('law:fee.upTo'),
          value: formatMoney(upToClaim, language),
          source,
          mark: status,
        },
        {
          id: 'atMost',
          what: t('law:fee.atMost'),
          value: formatMoney(atMost, language),
          source,
          mark: status,
        },
      ]}
    />
  );
}
