import { useTranslation } from 'react-i18next';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { cn } from '@/lib/cn';

const RULES = [1, 2, 3, 4, 5] as const;

/** The Act section by section, as a law book is printed: number in the margin, the rule, our practice as its gloss. */
export function GlossedAct() {
  const { t } = useTranslation('page-legal-collection');
  return (
    <ol className="border-t-2 border-ink">
      {RULES.map((n) => (
        <li key={n} className={cn(MARGIN_GRID, 'border-b border-rule py-8')}>
          <p className="flex items-baseline gap-2 lg:block">
            <span className="text-sm text-brass lg:block">{t('rules.section')}</span>
            <span className="font-heading text-3xl leading-[1.25] font-semibold text-brass figures lg:text-5xl lg:leading-[1.25]">
              {t(`rules.items.${n}.section`)}
            </span>
          </p>
          <div className="mt-2 lg:mt-0">
            <h3 className="text-xl leading-[1.5] lg:text-2xl lg:leading-[1.45]">
              {t(`rules.items.${n}.title`)}
            </h3>
            <dl className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
              <div>
                <dt className="sr-only">{t('rules.law')}</dt>
                <dd className="max-w-[58ch]">{t(`rules.items.${n}.law`)}</dd>
              </div>
              <div className="border-s-2 border-seal ps-4">
                <dt className="text-sm font-medium text-seal">{t('rules.practice')}</dt>
                <dd>{t(`rules.items.${n}.practice`)}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
