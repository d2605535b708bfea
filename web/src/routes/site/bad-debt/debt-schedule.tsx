import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** How the time that a debt has is written: as a figure, as a stamp when none is left, as words when another law says. */
const TYPES = [
  { n: 1, period: 'figure' },
  { n: 2, period: 'figure' },
  { n: 3, period: 'stamp' },
  { n: 4, period: 'words' },
  { n: 5, period: 'figure' },
] as const;
const PAPERS = [1, 2, 3] as const;

const PERIOD_LOOK = {
  figure: 'text-5xl leading-[1.3] text-ink',
  stamp:
    'w-fit -rotate-3 border-2 border-seal px-3 pt-1.5 pb-1 text-2xl leading-8 text-seal outline-1 outline-offset-3 outline-seal my-3',
  words: 'text-2xl leading-9 text-ink',
} as const;

/** The five types of debt: how long each may be sued for, and what proves it. */
export function DebtSchedule() {
  const { t } = useTranslation('page-bad-debt');
  return (
    <ol className="border-t-2 border-ink">
      {TYPES.map(({ n, period }) => (
        <li
          key={n}
          className="grid gap-x-8 gap-y-5 border-b border-rule-strong py-8 md:grid-cols-[10.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] xl:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,17rem)] xl:grid-rows-none"
        >
          <div className="md:row-span-2 xl:row-span-1">
            <p className="text-sm font-medium text-brass">{t('schedule.period')}</p>
            <p className={cn('font-heading font-semibold text-balance figures', PERIOD_LOOK[period])}>
              {period === 'figure' ? (
                <Years text={t(`schedule.items.${n}.period`)} />
              ) : (
                t(`schedule.items.${n}.period`)
              )}
            </p>
            <p className="mt-1 max-w-[44ch] text-sm leading-6 text-ink-soft figures">
              {t(`schedule.items.${n}.rule`)}
            </p>
          </div>
          <div className="max-md:row-start-1">
            <h3 className="text-2xl">
              <span aria-hidden className="me-3 text-seal figures">
                {n}
              </span>
              {t(`schedule.items.${n}.title`)}
            </h3>
            <p className="mt-2 max-w-[58ch]">{t(`schedule.items.${n}.text`)}</p>
            <p className="mt-3 max-w-[58ch] text-sm leading-6 text-ink-soft">
              <span className="me-2 font-medium text-brass">{t('schedule.law')}</span>
              {t(`schedule.items.${n}.law`)}
            </p>
          </div>
          <div className="border-rule md:col-start-2 xl:col-start-auto xl:border-s xl:ps-6">
            <p className="text-sm font-medium text-brass">{t('schedule.evidence')}</p>
            <ul className="mt-1 grid gap-2">
              {PAPERS.map((paper) => (
                <li
                  key={paper}
                  className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2 leading-7 before:mt-3.5 before:h-px before:bg-rule-strong"
                >
                  {t(`schedule.items.${n}.evidence.${paper}`)}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** "5 years": the figure large, its unit beside it; Chinese writes both as one. */
function Years({ text }: { text: string }) {
  const [figure, unit] = text.split(/\s/);
  return (
    <>
      {figure}
      {unit !== undefined && <span className="ms-2 text-2xl">{unit}</span>}
    </>
  );
}
