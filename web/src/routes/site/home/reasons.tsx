import { useTranslation } from 'react-i18next';
import { Sentence } from '@/components/sentence';
import { Claim, FoldedNotes } from '@/components/site/claim';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { Section } from '@/components/site/section';
import { cn } from '@/lib/cn';
import { CodeDrawing, OneFileDrawing, TariffDrawing, WeeksDrawing } from './reason-drawings';

const REASONS = [
  { n: 1, Drawing: CodeDrawing },
  { n: 2, Drawing: WeeksDrawing },
  { n: 3, Drawing: TariffDrawing },
  { n: 4, Drawing: OneFileDrawing },
] as const;

/** Why clients choose the firm: four promises, each with its drawing in the margin. */
export function Reasons() {
  const { t } = useTranslation('page-home');
  return (
    <Section label={t('reasons.label')} title={t('reasons.title')} wide>
      <ol className="border-t-2 border-ink">
        {REASONS.map(({ n, Drawing }) => (
          <li key={n} className={cn(MARGIN_GRID, 'items-center border-b border-rule py-5 sm:py-7 lg:py-9')}>
            <Drawing className="mb-3 h-20 w-auto max-sm:hidden lg:mb-0 lg:h-26" />
            <div className="grid items-baseline gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
              <h3 className="text-xl leading-[1.45] sm:text-2xl sm:leading-[1.45]">
                {t(`reasons.items.${n}.title`)}
              </h3>
              <p className="max-w-[60ch] text-ink-soft sm:text-lg sm:leading-8">
                <Sentence
                  text={t(`reasons.items.${n}.text`)}
                  components={{ claim: <Claim id="noWinNoFee" /> }}
                />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className={cn(MARGIN_GRID, 'mt-6')}>
        <div className="grid max-w-[70ch] gap-3 text-sm leading-6 text-ink-soft lg:col-start-2">
          <p>{t('reasons.note')}</p>
          <FoldedNotes ids={['noWinNoFee']} />
        </div>
      </div>
    </Section>
  );
}
