import { useTranslation } from 'react-i18next';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';

const RIGHTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What the Debt Collection Act gives a debtor, with the section of each rule. */
export function DebtorRights() {
  const { t } = useTranslation('page-help');
  return (
    <Section
      id="rights"
      label={t('rights.label')}
      title={t('rights.title')}
      lead={t('rights.lead')}
      note={t('rights.note')}
    >
      <Schedule
        labels={{
          term: t('rights.columns.term'),
          text: t('rights.columns.text'),
          remark: t('rights.columns.remark'),
        }}
        rows={RIGHTS.map((right) => ({
          term: t(`rights.items.${right}.term`),
          text: t(`rights.items.${right}.text`),
          remark: <span className="figures">{t(`rights.items.${right}.source`)}</span>,
        }))}
      />
      <p className="mt-8 max-w-[66ch] text-lg leading-8">{t('rights.complain')}</p>
    </Section>
  );
}
