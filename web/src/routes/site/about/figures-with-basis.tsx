import { useTranslation } from 'react-i18next';
import { Claim, ClaimNotes } from '@/components/site/claim';
import { Section } from '@/components/site/section';

const FIGURES = ['experience', 'casesWon', 'clients', 'provinces'] as const;

/** Each figure as large as it is claimed, with what it rests on in the same line. */
export function FiguresWithBasis() {
  const { t } = useTranslation('page-about');
  return (
    <Section label={t('figures.label')} title={t('figures.title')} tone="cover">
      <dl className="border-t-2 border-brass">
        {FIGURES.map((id) => (
          <div
            key={id}
            className="grid gap-x-10 border-b border-rule-strong py-5 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
          >
            <dt className="text-lg leading-8 font-medium md:col-start-2 md:self-end">{t(`figures.${id}`)}</dt>
            <dd className="-order-1 self-center font-heading text-6xl leading-[1.3] font-semibold figures sm:text-7xl md:row-span-2 xl:text-8xl">
              <Claim id={id} />
            </dd>
            <dd className="mt-1 md:col-start-2">
              <ClaimNotes ids={[id]} className="max-w-[58ch]" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
