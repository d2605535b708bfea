import { useTranslation } from 'react-i18next';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { Section } from '@/components/site/section';
import { cn } from '@/lib/cn';

const ARTICLES = [1, 2, 3, 4, 5] as const;

/** The principles, drawn up as articles with their numbers in the margin. */
export function Articles() {
  const { t } = useTranslation('page-about');
  return (
    <Section label={t('principles.label')} title={t('principles.title')} wide>
      <ol className="border-t-2 border-ink">
        {ARTICLES.map((number) => (
          <li key={number} className={cn(MARGIN_GRID, 'items-baseline border-b border-rule py-6 lg:py-8')}>
            <p className="font-heading text-xl leading-8 font-semibold text-seal figures">
              {t('principles.article', { number })}
            </p>
            <div className="max-lg:mt-1 xl:grid xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] xl:items-baseline xl:gap-x-8">
              <h3 className="text-2xl">{t(`principles.items.${number}.title`)}</h3>
              <p className="max-w-[58ch] text-ink-soft max-xl:mt-1">{t(`principles.items.${number}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
