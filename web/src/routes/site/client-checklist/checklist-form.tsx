import { useTranslation } from 'react-i18next';
import { MARGIN_GRID, PAGE_WIDTH } from '@/components/site/page-grid';
import { TextLink } from '@/components/site/text-link';
import { cn } from '@/lib/cn';
import { knownKey } from '@/i18n/known-key';

interface ChecklistFormProps {
  id: 'debt' | 'investigation' | 'divorce';
  number: number;
  items: readonly (1 | 2 | 3 | 4)[];
  /** The service that the papers are for. */
  to: string;
}

/**
 * One form with boxes that the browser ticks. CSS counts the ticks and presses the stamp once none is left open; the
 * reset button empties the boxes. `method="dialog"` without a dialog sends nothing, even when Enter is pressed in a box.
 */
export function ChecklistForm({ id, number, items, to }: ChecklistFormProps) {
  const { t } = useTranslation('page-client-checklist');
  return (
    <section
      aria-labelledby={`form-${id}`}
      className={cn(PAGE_WIDTH, 'pt-14 lg:pt-20 print:break-inside-avoid print:p-0')}
    >
      <form method="dialog" className={cn('group/form [counter-reset:ticked]', MARGIN_GRID, 'print:block')}>
        <div className="lg:col-start-2 lg:row-start-1">
          <p className="file-tab z-1 -mb-px w-fit border-rule-strong bg-sheet px-4 pt-1.5 text-sm leading-7 font-medium text-brass print:hidden">
            {t('form', { number })}
          </p>
          <div className="relative border border-rule-strong bg-sheet px-5 pt-5 shadow-sheet sm:px-8 sm:pt-7 print:border-0 print:bg-transparent print:p-0 print:shadow-none">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3 deed-rule [--paper:var(--sheet)] print:pb-1 print:shadow-none">
              <h2 id={`form-${id}`} className="text-3xl leading-[1.4] print:text-base">
                {t(`forms.${id}.title`)}
              </h2>
              <p className="text-sm text-ink-soft print:hidden">{t('count', { amount: items.length })}</p>
            </div>
            <ul className="pt-1">
              {items.map((item) => (
                <li key={item} className="border-b border-rule last:border-b-0 print:border-rule">
                  <label className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 py-4 hover:bg-fold print:grid-cols-[1.25rem_minmax(0,1fr)] print:gap-x-3 print:py-1">
                    <TickBox name={`${id}-${item}`} />
                    <span>
                      <span className="block text-lg leading-7 font-medium print:text-[10pt] print:leading-snug">
                        {t(knownKey(`forms.${id}.items.${item}.item`))}
                      </span>
                      <span className="block leading-6 text-ink-soft print:text-[9pt] print:leading-snug">
                        {t(knownKey(`forms.${id}.items.${item}.hint`))}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2 text-sm print:hidden">
              <p className="text-ink-soft figures">
                {t('have')} <span className="font-semibold text-ink after:content-[counter(ticked)]" />
                {`/${items.length}`}
              </p>
              <button
                type="reset"
                className="min-h-11 text-focus underline underline-offset-4 hover:text-ink"
              >
                {t('clear')}
              </button>
            </div>
            <p className="invisible absolute end-6 -top-6 -rotate-6 rounded-sm border-[3px] border-double border-completed bg-sheet px-4 pt-1.5 pb-1 text-xl leading-8 font-semibold text-completed group-[:not(:has(input:not(:checked)))]/form:visible group-[:not(:has(input:not(:checked)))]/form:animate-stamp print:hidden">
              {t('complete')}
            </p>
          </div>
        </div>
        <p className="max-lg:mt-5 lg:row-start-1 lg:mt-9.5 lg:self-start lg:border-t lg:border-brass lg:pt-3 print:hidden">
          <TextLink to={to}>{t(`forms.${id}.next`)}</TextLink>
        </p>
      </form>
    </section>
  );
}

/** A box of a form; the tick is drawn, so that it is printed as well. */
function TickBox({ name }: { name: string }) {
  return (
    <span className="relative mt-0.5 size-7 print:size-5">
      <input
        type="checkbox"
        name={name}
        className="peer size-full cursor-pointer appearance-none rounded-sm border-2 border-rule-strong bg-sheet checked:border-seal checked:[counter-increment:ticked]"
      />
      <svg
        aria-hidden
        viewBox="0 0 28 28"
        fill="none"
        strokeWidth="3"
        className="pointer-events-none absolute inset-0 size-full overflow-visible stroke-seal opacity-0 peer-checked:opacity-100"
      >
        <path d="M7 15l6 6L29 2" />
      </svg>
    </span>
  );
}
