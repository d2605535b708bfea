import { COMMITMENTS } from '@app/domain/commitments';
import { useTranslation } from 'react-i18next';
import { LawRows } from './law-row';

/** What the firm has promised to do within a time; no law. */
export function CommitmentRows() {
  const { t } = useTranslation('law');
  const source = t('law:source.house');
  return (
    <LawRows
      label={t('law:tables.commitments.title')}
      rows={[
        {
          id: 'accept',
          what: t('law:commitments.accept'),
          value: t('law:commitments.businessDays', { count: COMMITMENTS.accept.businessDays }),
          source,
          mark: 'house',
        },
        {
          id: 'object',
          what: t('law:commitments.object'),
          value: t('law:commitments.days', { count: COMMITMENTS.object.days }),
          source,
          mark: 'house',
        },
      ]}
    />
  );
}
