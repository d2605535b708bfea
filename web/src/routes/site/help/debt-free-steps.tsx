import { useTranslation } from 'react-i18next';
import { FillingFile } from '@/components/identity/filling-file';
import { LegalNote } from '@/components/site/legal-note';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { Phrases } from '@/components/site/phrases';
import { Section } from '@/components/site/section';
import { cn } from '@/lib/cn';

const STEPS = [1, 2, 3, 4, 5] as const;

/** The five steps: each puts its papers into the file beside it, and has its law in the margin. */
export function DebtFreeSteps() {
  const { t } = useTranslation('page-help');
  return (
    <Section id="steps" label={t('steps.label')} title={t('steps.title')} lead={t('steps.lead')} wide>
      <ol className="border-t-2 border-ink">
        {STEPS.map((step) => (
          <Step key={step} step={step} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step }: { step: (typeof STEPS)[number] }) {
  const { t } = useTranslation('page-help');
  return (
    <li className={cn(MARGIN_GRID, 'border-b border-rule-strong py-8 lg:py-10')}>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[4rem_minmax(0,1fr)] lg:col-start-2 lg:row-start-1">
        <span
          aria-hidden
          className="font-heading text-5xl leading-none font-semibold text-seal figures sm:text-7xl"
        >
          {step}
        </span>
        <div>
          <div className="flex justify-between gap-6">
            <div>
              <h3 className="text-2xl">
                <Phrases text={t(`steps.items.${step}.title`)} />
              </h3>
              <p className="mt-2 max-w-[60ch]">{t(`steps.items.${step}.text`)}</p>
            </div>
            <FillingFile
              papers={step}
              of={STEPS.length}
              className="hidden h-28 shrink-0 self-start md:block lg:h-32"
            />
          </div>
          <div className="mt-5 max-w-[60ch]">
            <p className="file-tab z-1 -mb-px w-fit border-rule-strong bg-sheet px-3 pt-1 text-sm leading-6 font-medium text-brass">
              {t('steps.paper')}
            </p>
            <p className="border border-rule-strong bg-sheet px-4 py-2.5 leading-7">
              {t(`steps.items.${step}.paper`)}
            </p>
          </div>
        </div>
      </div>
      <div className="max-lg:mt-5 max-sm:ps-14 sm:max-lg:ps-19 lg:row-start-1 lg:pt-1">
        <p className="max-w-[60ch] border-s-2 border-brass ps-3 text-sm leading-6 text-ink-soft lg:border-s-0 lg:border-t lg:ps-0 lg:pt-3">
          {t(`steps.items.${step}.note`)}
        </p>
        <LegalNote>{t(`steps.items.${step}.source`)}</LegalNote>
      </div>
    </li>
  );
}
