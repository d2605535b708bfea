import { COMMITMENTS } from '@app/domain/commitment-policy';
import { useTranslation } from 'react-i18next';
import { LawRows } from './law-row';

/** What the firm has promised to do within a time; no law. */
export function CommitmentRows() {
  const { t } = useTranslation('law');
  const { accept, object, weekly_report: report } = COMMITMENTS;
  const source = t('law:source.house');
  return (
    <LawRows
      label={t('law:tables.commitments.title')}
      rows={[
        {
          id: 'accept',
          what: t('law:commitments.accept'),
          value: t('law:commitments.businessDays', { count: accept.businessDays }),
          source,
          mark: 'house',
        },
        ...(report.on
          ? [
              {
                id: 'report',
                what: t('law:commitments.report'),
                value: t('law:commitments.every', { count: report.days }),
                source,
                mark: 'house' as const,
              },
              {
                id: 'escalate',
                what: t('law:commitments.escalate'),
                value: t('law:commitments.hours', { count: report.escalateHours }),
                source,
                mark: 'house' as const,
              },
            ]
          : []),
        {
          id: 'object',
          what: t('law:commitments.object'),
          value: t('law:commitments.days', { count: object.days }),
          source,
          mark: 'house',
        },
      ]}
    />
  );
}
