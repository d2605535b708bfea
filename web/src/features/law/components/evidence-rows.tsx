import {
  ANY_DEBT,
  BEFORE_JUDGMENT,
  CLAIMANT,
  EVIDENCE,
  GUARANTEE,
  type EvidenceRow,
} from '@app/domain/law/evidence';
import { DEBT_KINDS } from '@app/domain/law/limitation';
import { useTranslation } from 'react-i18next';
import { LawRows, type LawRow } from './law-row';

/** Which documents show each kind of debt. */
export function EvidenceRows() {
  const { t } = useTranslation(['law', 'limitation', 'readiness']);
  const rowOf = (of: string, rowFor: string, { id, need, source, status }: EvidenceRow): LawRow => ({
    id: `${of}-${id}`,
    what: t(`readiness:rows.${id}.title`),
    value: [rowFor, t(`law:evidence.${need}`)].join(' · '),
    source:
      source === undefined
        ? t('law:evidence.noSource')
        : t(`limitation:law.${source.code}`, { sections: source.sections.join(t('limitation:law.and')) }),
    mark: status,
  });
  return (
    <LawRows
      label={t('law:tables.evidence.title')}
      rows={[
        ...DEBT_KINDS.flatMap((kind) =>
          EVIDENCE[kind].map((row) => rowOf(kind, t(`limitation:kind.items.${kind}`), row)),
        ),
        ...ANY_DEBT.map((row) => rowOf('any', t('law:evidence.any'), row)),
        rowOf('guarantors', t('law:evidence.guarantors'), GUARANTEE),
        ...BEFORE_JUDGMENT.map((row) => rowOf('undecided', t('law:evidence.undecided'), row)),
        ...CLAIMANT.map((row) => rowOf('all', t('law:evidence.all'), row)),
      ]}
    />
  );
}
