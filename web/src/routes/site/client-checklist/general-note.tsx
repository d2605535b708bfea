import { useTranslation } from 'react-i18next';
import { MARGIN_GRID, PAGE_WIDTH } from '@/components/site/page-grid';
import { cn } from '@/lib/cn';

const NOTES = [1, 2, 3] as const;

/** What holds for all forms: a section on the screen, the fourth quarter of the sheet on paper. */
export function GeneralNote() {
  const { t } = useTranslation('page-client-checklist');
  return (
    <section
      aria-labelledby="general-note"
      className="mt-16 border-y border-rule bg-sheet lg:mt-24 print:m-0 print:border-0 print:bg-transparent"
    >
      <div className={cn(PAGE_WIDTH, MARGIN_GRID, 'py-14 lg:py-20 print:block print:p-0')}>
        <p className="mb-2 font-medium text-brass lg:mb-0 lg:pt-3 print:hidden">{t('general.label')}</p>
        <div>
          <h2
            id="general-note"
            className="text-3xl leading-[1.4] lg:text-[2.5rem] print:border-b-2 print:border-ink print:pb-1 print:text-base"
          >
            {t('general.title')}
          </h2>
          <ol className="mt-8 grid gap-3 print:mt-2 print:gap-1">
            {NOTES.map((note) => (
              <li
                key={note}
                className="grid max-w-[66ch] grid-cols-[2rem_minmax(0,1fr)] print:grid-cols-[1.25rem_minmax(0,1fr)]"
              >
                <span aria-hidden className="font-heading font-semibold text-seal figures">
                  {note}
                </span>
                {t(`general.items.${note}`)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
