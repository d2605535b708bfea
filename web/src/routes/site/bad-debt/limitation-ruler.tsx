import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** The longest period there is, in years (CCC s. 193/30). */
const LONGEST = 10;
const BARS = [
  { n: 1, years: 1 },
  { n: 2, years: 2 },
  { n: 3, years: 2 },
  { n: 4, years: 5 },
  { n: 5, years: 5 },
  { n: 6, years: 10 },
  { n: 7, years: 10 },
] as const;
const MARKS = [0, 1, 2, 5, 10] as const;
/** Who has no more than this must begin first, in years. */
const SHORT = 2;

const share = (years: number) => `${(years / LONGEST) * 100}%`;
const COLUMNS =
  'grid gap-x-6 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[15.5rem_minmax(0,1fr)_5.5rem] md:items-center';

/** Ten years as a ruler: how far each kind of claim reaches on it. */
export function LimitationRuler() {
  const { t } = useTranslation('page-bad-debt');
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-brass">{t('clock.scale')}</figcaption>
      <dl className="border-t-2 border-ink">
        {BARS.map(({ n, years }) => (
          <div key={n} className={cn(COLUMNS, 'border-b border-rule py-3')}>
            <dt className="leading-6">
              {t(`clock.bars.${n}.title`)}
              <span className="block text-sm text-ink-soft figures">{t(`clock.bars.${n}.law`)}</span>
            </dt>
            <dd className="font-heading text-xl leading-8 font-semibold whitespace-nowrap figures md:col-start-3 md:row-start-1 md:text-end">
              {t(`clock.bars.${n}.period`)}
            </dd>
            <dd
              aria-hidden
              className="relative col-span-2 mt-2 h-4 border-e border-rule-strong bg-[linear-gradient(to_right,var(--rule-strong)_1px,transparent_1px)] bg-size-[10%_100%] md:col-span-1 md:col-start-2 md:row-start-1 md:mt-0 md:h-8"
            >
              <span
                className={cn('absolute inset-y-[30%] start-0 inked', years <= SHORT ? 'bg-seal' : 'bg-ink')}
                style={{ width: share(years) }}
              />
              <span
                className={cn(
                  'absolute inset-y-0 w-0.5 -translate-x-full inked',
                  years <= SHORT ? 'bg-seal' : 'bg-ink',
                )}
                style={{ insetInlineStart: share(years) }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className={COLUMNS}>
        <div className="relative col-span-2 h-7 text-sm leading-7 text-ink-soft figures md:col-span-1 md:col-start-2">
          {MARKS.map((mark) => (
            <span key={mark} className="absolute -translate-x-1/2" style={{ insetInlineStart: share(mark) }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
