import { useTranslation } from 'react-i18next';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';

/** Public bodies and, where they have one, the number to dial. */
const PLACES = [
  { place: 1, dial: '1213' },
  { place: 2, dial: null },
  { place: 3, dial: null },
  { place: 4, dial: '1111' },
] as const;

/** The bodies that mediate between a debtor and the creditors, at no charge. */
export function HelpPlaces() {
  const { t } = useTranslation('page-help');
  return (
    <Section
      id="places"
      label={t('places.label')}
      title={t('places.title')}
      lead={t('places.lead')}
      note={t('places.note')}
      tone="sheet"
    >
      <Schedule
        labels={{
          term: t('places.columns.term'),
          text: t('places.columns.text'),
          remark: t('places.columns.remark'),
        }}
        rows={PLACES.map(({ place, dial }) => ({
          term: t(`places.items.${place}.name`),
          text: t(`places.items.${place}.text`),
          remark:
            dial === null ? (
              t(`places.items.${place}.contact`)
            ) : (
              <a
                href={`tel:${dial}`}
                className="inline-block py-0.5 font-semibold text-ink figures underline decoration-brass underline-offset-6 hover:text-seal"
              >
                {t(`places.items.${place}.contact`)}
              </a>
            ),
        }))}
      />
      <p className="mt-8 max-w-[66ch] border-s-4 border-seal bg-paper px-5 py-4 leading-7">{t('honest')}</p>
    </Section>
  );
}
