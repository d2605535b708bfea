import { FIGURE_POLICY, type PublicFigures } from '@app/domain/public-figures';
import { startOf } from '@app/domain/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/components/identity/brand-mark';
import { Claim, FoldedNotes } from '@/components/site/claim';
import { countedFigures, type CountedFigure } from '@/components/site/counted-figures';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { TextLink } from '@/components/site/text-link';
import { Gap, useLanguage } from '@/i18n';
import { formatCount, formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';

const OTHERS = ['clients', 'experience', 'provinces'] as const;
const FEW = OTHERS.length;

type Entry = { counted: CountedFigure } | { claim: 'casesWon' | (typeof OTHERS)[number] };

/** The large figure and those beside it: what is counted first, then what the firm states (`claims.config.ts`). */
function entriesOf(figures: PublicFigures | null): [Entry, ...Entry[]] {
  const counted = countedFigures(figures);
  const share = counted.find(({ id }) => id === 'recovered_share');
  const beside = counted.filter((each) => each !== share).map((each) => ({ counted: each }));
  return [
    share === undefined ? { claim: 'casesWon' } : { counted: share },
    ...[...beside, ...OTHERS.map((claim) => ({ claim }))].slice(0, FEW),
  ];
}

/** The front of the file into which the papers above slide: its tab is the heading, its front the firm's record. */
export function RecordCover({ figures }: { figures: PublicFigures | null }) {
  const { t } = useTranslation(['page-home', 'page-how-we-count']);
  const [large, ...beside] = entriesOf(figures);
  const figureOf = (entry: Entry): ReactNode =>
    'claim' in entry ? <Claim id={entry.claim} /> : entry.counted.figure;
  const labelOf = (entry: Entry) =>
    'claim' in entry
      ? t(`record.items.${entry.claim}`)
      : t(`page-how-we-count:items.${entry.counted.id}.label`);
  return (
    <section
      aria-labelledby="record"
      className="night-desk relative z-10 overflow-x-clip border-t border-rule bg-cover text-ink print:mt-24"
    >
      <div className={cn(PAGE_WIDTH, 'relative')}>
        <div className="absolute bottom-full z-10 -mb-px flex">
          <h2
            id="record"
            className="file-tab border-rule bg-cover ps-5 pe-3 pt-3 pb-1 text-lg leading-8 sm:ps-7 sm:text-2xl sm:leading-10 print:bg-transparent"
          >
            {t('record.title')}
          </h2>
        </div>
        <BrandMark className="absolute end-4 -top-11 size-20 -rotate-12 animate-stamp [animation-delay:400ms] [animation-fill-mode:backwards] sm:end-12 sm:-top-16 sm:size-32 lg:end-24 lg:-top-20 lg:size-40" />
      </div>
      <div className="relative isolate overflow-clip">
        <div data-fresh="record" className={cn(PAGE_WIDTH, 'pt-14 pb-12 lg:pt-20 lg:pb-16')}>
          <dl className="grid gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:grid-rows-3">
            <div className="flex flex-col-reverse justify-end lg:row-span-3">
              <dt className="max-w-[17em] text-xl leading-9 text-balance text-ink-soft">{labelOf(large)}</dt>
              <dd className="font-heading text-[clamp(7rem,3rem+17vw,14rem)] leading-[1.1] font-semibold figures">
                {figureOf(large)}
              </dd>
            </div>
            {beside.map((entry) => (
              <div
                key={'claim' in entry ? entry.claim : entry.counted.id}
                className="grid items-baseline gap-x-6 border-t border-rule pt-4 max-sm:grid-cols-[9rem_minmax(0,1fr)] sm:max-lg:grid-cols-[17rem_minmax(0,1fr)] lg:content-start xl:grid-cols-[15.75rem_minmax(0,1fr)]"
              >
                <dd className="font-heading text-4xl leading-[1.3] font-semibold figures sm:text-6xl sm:leading-[1.2] lg:text-7xl lg:leading-[1.2]">
                  {figureOf(entry)}
                </dd>
                <dt className="text-balance text-ink-soft">{labelOf(entry)}</dt>
              </div>
            ))}
          </dl>
          {figures !== null && <CountedFrom figures={figures} />}
          <FoldedNotes
            ids={[large, ...beside].flatMap((entry) => ('claim' in entry ? [entry.claim] : []))}
            className="mt-8 gap-x-10 border-t border-rule pt-6 sm:mt-12 sm:grid-cols-2 lg:mt-16 xl:grid-cols-4"
          />
        </div>
      </div>
    </section>
  );
}

/** From which cases the counted figures are, and how. */
function CountedFrom({ figures: { closed, as_of } }: { figures: PublicFigures }) {
  const { t } = useTranslation('page-how-we-count');
  const language = useLanguage();
  return (
    <p className="mt-6 text-sm leading-6 text-pretty text-ink-soft">
      {t('from', {
        months: FIGURE_POLICY.months,
        cases: formatCount(closed, language),
        day: formatDate(startOf(as_of), language),
      })}
      <Gap />
      <TextLink to={links.howWeCount}>{t('link')}</TextLink>
    </p>
  );
}
