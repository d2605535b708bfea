import { AFTER_SUIT, GUARANTOR_NOTICE, LATE_ACKNOWLEDGEMENT, LIMITATION } from '@app/domain/law/limitation';
import type { LawSource } from '@app/domain/law/status';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatPeriod } from '@/i18n/format';
import { LawRows } from './law-row';

/** How long each kind of debt can be claimed, and from when. */
export function LimitationRows() {
  const { t } = useTranslation(['law', 'limitation']);
  const language = useLanguage();
  const sourceOf = ({ code, sections }: LawSource) =>
    t(`limitation:law.${code}`, { sections: sections.join(t('limitation:law.and')) });
  return (
    <LawRows
      label={t('law:tables.limitation.title')}
      rows={[
        ...LIMITATION.map(({ id, period, from, restarts, source, status }) => ({
          id,
          what: t(`limitation:rows.${id}`),
          value: [
            t(`law:limitation.from.${from}`, { period: formatPeriod(period, language) }),
            t(restarts ? 'law:limitation.restarts' : 'law:limitation.runsOn'),
          ].join(' · '),
          source: sourceOf(source),
          mark: status,
        })),
        {
          id: 'late',
          what: t('law:limitation.late'),
          value: t('law:limitation.lateFrom', {
            period: formatPeriod(LATE_ACKNOWLEDGEMENT.period, language),
          }),
          source: sourceOf(LATE_ACKNOWLEDGEMENT.source),
          mark: LATE_ACKNOWLEDGEMENT.status,
        },
        {
          id: 'guarantor',
          what: t('law:limitation.guarantor'),
          value: t('law:limitation.guarantorFrom', { days: GUARANTOR_NOTICE.days }),
          source: sourceOf(GUARANTOR_NOTICE.source),
          mark: GUARANTOR_NOTICE.status,
        },
        {
          id: 'after-suit',
          what: t('law:limitation.afterSuit'),
          value: t('law:limitation.afterSuitFrom', { days: AFTER_SUIT.days }),
          source: sourceOf(AFTER_SUIT.source),
          mark: AFTER_SUIT.status,
        },
      ]}
    />
  );
}
