import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { site } from '@/site.config';
import { PETALS } from '../identity/page-engravings';
import { readClauses, type ClausePlan, type LegalPage, type Names } from './legal-document/clause-plan';
import { ClauseSection } from './legal-document/clause-section';
import { ContentsList } from './legal-document/contents-list';
import { MARGIN_GRID, PAGE_WIDTH } from './page-grid';
import { PageHead } from './page-head';

const SUMMARY = [1, 2, 3, 4] as const;

/** On paper: black on white whatever the theme, without engraving, and a head that leaves room for the text. */
const PRINTED =
  'print:bg-white print:text-ink print:scheme-light print:[--brass:#000] print:[--ink-soft:#222] print:[--ink:#000] print:[--paper:#fff] print:[--rule-strong:#777] print:[--rule:#bbb] print:[--seal:#000] print:[--sheet:#fff] print:[&_[data-head]_h1]:text-3xl print:[&_[data-head]>div>div]:py-0 print:[&_svg]:hidden';

interface LegalDocumentProps {
  /** Its texts are `page-<page>`. */
  page: LegalPage;
  clauses: readonly ClausePlan[];
  updated: Date;
  /** What the texts call by name besides the firm. */
  names?: Names;
}

/** A legal document, set like a brief: numbers and sections of law in the margin, the contents at the side. */
export function LegalDocument({ page, clauses: plans, updated, names = {} }: LegalDocumentProps) {
  const { t } = useTranslation(`page-${page}`);
  const language = useLanguage();
  const clauses = readClauses(t, plans, { ...names, firm: site.name[language] });
  const labels = {
    laws: t('labels.laws'),
    name: t('labels.name'),
    address: t('labels.address'),
    email: t('labels.email'),
    phone: t('labels.phone'),
    hours: t('labels.hours'),
  };
  return (
    <div className={PRINTED}>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        aside={<DateStamp label={t('labels.updated')} date={updated} />}
        petals={PETALS[page]}
      />
      <div
        className={cn(PAGE_WIDTH, 'pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-10 lg:pb-24')}
      >
        <nav aria-label={t('labels.contents')} className="lg:col-start-2 lg:row-start-1 print:hidden">
          <details className="group/contents mt-8 border-y border-rule-strong bg-sheet lg:hidden">
            <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-medium">
              {t('labels.contents')}
              <ChevronDown aria-hidden className="size-5 group-open/contents:rotate-180" />
            </summary>
            <ContentsList
              clauses={clauses}
              className="px-4 pb-4 sm:columns-2 sm:gap-x-8 [&>li]:break-inside-avoid"
            />
          </details>
          <div className="sticky top-20 hidden max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain pt-14 pb-4 lg:block">
            <p className="mb-2 border-b border-rule-strong pb-2 font-medium text-brass">
              {t('labels.contents')}
            </p>
            <ContentsList clauses={clauses} />
          </div>
        </nav>
        <div className="lg:col-start-1 lg:row-start-1">
          <section
            aria-labelledby="summary"
            className={cn(MARGIN_GRID, 'py-10 lg:py-14 print:break-inside-avoid print:py-4')}
          >
            <div>
              <h2 id="summary" className="text-xl leading-[1.5] font-semibold">
                {t('summary.title')}
              </h2>
              <p className="mt-2 text-sm leading-6 text-balance text-ink-soft">{t('summary.note')}</p>
            </div>
            <ul className="border-t-2 border-ink max-lg:mt-5">
              {SUMMARY.map((n) => (
                <li
                  key={n}
                  className="border-b border-rule py-3.5 text-lg leading-8 print:py-1.5 print:text-base print:leading-6"
                >
                  {t(`summary.items.${n}`)}
                </li>
              ))}
            </ul>
          </section>
          {clauses.map((clause) => (
            <ClauseSection key={clause.id} clause={clause} labels={labels} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The stamp of the day on which the text was last changed. */
function DateStamp({ label, date }: { label: string; date: Date }) {
  return (
    <p className="inline-grid -rotate-2 justify-items-center rounded-sm border-2 border-seal px-5 pt-2.5 pb-2 text-seal outline-1 outline-offset-3 outline-seal print:mb-5 print:rotate-0">
      <span className="text-sm leading-6">{label}</span>
      <time
        dateTime={date.toISOString().slice(0, 10)}
        className="font-heading text-xl leading-8 font-semibold figures"
      >
        {formatDate(date, useLanguage(), 'long')}
      </time>
    </p>
  );
}
