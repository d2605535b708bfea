import { useTranslation } from 'react-i18next';
import { ClaimNotes } from '@/components/site/claim';
import { MARGIN_GRID, PAGE_WIDTH } from '@/components/site/page-grid';
import { TextLink } from '@/components/site/text-link';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { FAQ_FIGURES } from './faq-figures';

/** Each question and the page with the detailed answer. */
const QUESTIONS = [
  { n: 1, to: links.bangkok, claim: 'provinces' },
  { n: 2, to: links.corporatePackages, claim: 'noWinNoFee' },
  { n: 3, to: links.clientChecklist, claim: null },
  { n: 4, to: `${links.help}#rights`, claim: null },
  { n: 5, to: `${links.about}#expect`, claim: null },
] as const;

/** What creditors ask before they hire anybody; each opens alone. */
const MORE = [
  { n: 6, to: links.limitationCheck, claim: null },
  { n: 7, to: `${links.costs}#example`, claim: null },
  { n: 8, to: `${links.costs}#risk`, claim: null },
  { n: 9, to: `${links.costs}#risk`, claim: null },
  { n: 10, to: `${links.costs}#interest`, claim: null },
  { n: 11, to: `${links.costs}#free`, claim: null },
  { n: 12, to: `${links.costs}#duties`, claim: null },
  { n: 13, to: `${links.costs}#duties`, claim: null },
] as const;

type Entry = (typeof QUESTIONS)[number] | (typeof MORE)[number];

/** Every question, in the order of the page: for search engines as well. */
export const ASKED = [...QUESTIONS, ...MORE].map(({ n }) => n);

/** The five of the specification. The browser's own accordion: `name` keeps one open at a time. */
export function QuestionList() {
  const { t } = useTranslation('page-faq');
  return (
    <section aria-labelledby="questions" className={cn(PAGE_WIDTH, 'pb-14 lg:pb-20')}>
      <h2 id="questions" className="sr-only">
        {t('list')}
      </h2>
      {QUESTIONS.map((entry) => (
        <Question key={entry.n} entry={entry} name="faq" />
      ))}
    </section>
  );
}

/** Money, time and risk, below the five. */
export function MoreQuestions() {
  const { t } = useTranslation('page-faq');
  return (
    <section aria-labelledby="more" className={cn(PAGE_WIDTH, 'pb-14 lg:pb-20')}>
      <p className="font-medium text-brass">{t('more.label')}</p>
      <h2 id="more" className="mb-4 text-3xl leading-[1.4] lg:text-[2.5rem]">
        {t('more.title')}
      </h2>
      {MORE.map((entry) => (
        <Question key={entry.n} entry={entry} />
      ))}
    </section>
  );
}

function Question({ entry: { n, to, claim }, name }: { entry: Entry; name?: string }) {
  const { t } = useTranslation('page-faq');
  return (
    <details name={name} className="group border-b border-rule-strong">
      <summary
        className={cn(
          'grid list-none grid-cols-[2.75rem_minmax(0,1fr)_1.5rem] items-baseline gap-x-3 py-5 hover:bg-sheet [&::-webkit-details-marker]:hidden',
          'sm:grid-cols-[4.5rem_minmax(0,1fr)_2rem] sm:py-6 lg:grid-cols-[13rem_minmax(0,1fr)_2rem] lg:gap-x-12 lg:py-7',
        )}
      >
        <span className="flex items-baseline gap-x-5">
          <span
            aria-hidden
            className={cn(
              'w-10 font-heading font-semibold text-rule-strong figures group-open:text-seal group-hover:text-seal lg:w-14',
              // Two digits need the room of one.
              n > 9
                ? 'text-3xl/none sm:text-4xl/none lg:text-5xl/none'
                : 'text-5xl/none sm:text-6xl/none lg:text-7xl/none',
            )}
          >
            {n}
          </span>
          <span aria-hidden className="hidden font-medium text-brass lg:block">
            {t(`questions.${n}.term`)}
          </span>
        </span>
        <h3 className="text-xl leading-[1.5] sm:text-2xl">{t(`questions.${n}.question`)}</h3>
        <OpenMark />
      </summary>
      <div className={MARGIN_GRID}>
        <div className="pb-8 sm:max-lg:ps-21 lg:col-start-2 lg:pe-20 lg:pb-12">
          <p className="max-w-[66ch] text-lg leading-8">{t(`questions.${n}.answer`, FAQ_FIGURES)}</p>
          {claim !== null && <ClaimNotes ids={[claim]} className="mt-4 max-w-[70ch]" />}
          <p className="mt-4">
            <span className="me-2 text-sm text-brass">{t('see')}</span>
            <TextLink to={to}>{t(`questions.${n}.see`)}</TextLink>
          </p>
        </div>
      </div>
    </details>
  );
}

/** A plus that becomes a minus. */
function OpenMark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.75"
      className="size-6 translate-y-1 stroke-ink group-open:stroke-seal"
    >
      <path d="M3 12h18" />
      <path d="M12 3v18" className="origin-center transition-transform duration-150 group-open:scale-y-0" />
    </svg>
  );
}
