import { cn } from '@/lib/cn';
import { MARGIN_GRID } from '../page-grid';
import { Phrases } from '../phrases';
import { SiteLink } from '../site-link';
import type { Clause, Part } from './clause-plan';
import { ClaimMeaning } from './claim-meaning';
import { ClauseTable } from './clause-table';
import { FirmParticulars, type ParticularsLabels } from './firm-particulars';

/** On paper there are no grids, whose rows run into each other where a page ends: the margin is a padding. */
const PRINTED = {
  clause: 'print:relative print:block print:ps-40 print:pt-4 print:pb-5',
  number: 'print:absolute print:start-0 print:text-2xl',
  title: 'print:break-after-avoid print:text-xl',
  laws: 'print:absolute print:start-0 print:top-14 print:mt-0 print:w-34 print:text-xs print:leading-5',
  parts: 'print:mt-3 print:block print:space-y-3 print:text-sm print:leading-6',
  part: 'print:relative print:block print:ps-11',
  mark: 'print:absolute print:start-0 print:leading-6',
};

interface ClauseSectionProps {
  clause: Clause;
  labels: ParticularsLabels & { laws: string };
}

/** One clause: its number and the sections of law it rests on in the margin, its numbered paragraphs beside them. */
export function ClauseSection({ clause, labels }: ClauseSectionProps) {
  const { id, number, title, laws, parts, link } = clause;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn(
        MARGIN_GRID,
        'group border-t border-rule-strong py-10 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-4 lg:grid-rows-[auto_1fr] lg:py-14',
        PRINTED.clause,
        // One with a table is longer than a page.
        !parts.some(({ plan }) => plan.is === 'table') && 'print:break-inside-avoid',
      )}
    >
      <p
        aria-hidden
        className={cn(
          'font-heading text-3xl leading-[1.4] font-semibold text-brass figures group-target:text-seal max-lg:min-w-8 lg:text-4xl lg:leading-[1.25]',
          PRINTED.number,
        )}
      >
        {number}
      </p>
      <h2
        id={`${id}-title`}
        className={cn('text-2xl leading-[1.5] sm:text-3xl sm:leading-[1.4]', PRINTED.title)}
      >
        <span className="sr-only">{number} </span>
        <Phrases text={title} />
      </h2>
      {laws.length > 0 && (
        <ul
          aria-label={labels.laws}
          className={cn(
            'mt-2 grid content-start gap-1.5 text-sm leading-6 text-ink-soft max-lg:col-span-2 lg:mt-7',
            PRINTED.laws,
          )}
        >
          {laws.map((law) => (
            <li key={law} className="grid grid-cols-[1rem_minmax(0,1fr)]">
              <span aria-hidden className="text-brass">
                {'\u00a7'}
              </span>
              {law}
            </li>
          ))}
        </ul>
      )}
      <div className={cn('mt-6 grid gap-5 max-lg:col-span-2 lg:col-start-2 lg:row-start-2', PRINTED.parts)}>
        {parts.map((part, index) => (
          <ClausePart key={part.text} part={part} mark={`${number}.${index + 1}`} labels={labels} />
        ))}
        {link !== null && (
          <p className="ps-10 sm:ps-12 print:hidden">
            <SiteLink
              to={link.to}
              className="inline-flex min-h-11 items-center font-semibold text-seal underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {link.text}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}

interface ClausePartProps {
  part: Part;
  mark: string;
  labels: ParticularsLabels;
}

function ClausePart({ part, mark, labels }: ClausePartProps) {
  const { plan, text, items, columns, rows } = part;
  return (
    <div
      className={cn(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] sm:grid-cols-[3rem_minmax(0,1fr)]',
        PRINTED.part,
        plan.is !== 'table' && 'print:break-inside-avoid',
      )}
    >
      <span className={cn('text-sm leading-7 text-ink-soft figures', PRINTED.mark)}>{mark}</span>
      <p className={cn('max-w-[68ch]', plan.is === 'table' && 'print:break-after-avoid')}>{text}</p>
      {items.length > 0 && (
        <ol className="col-start-2 mt-2 grid max-w-[68ch] gap-1.5">
          {items.map((item, index) => (
            <li key={item} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
              <span aria-hidden className="text-ink-soft figures">{`(${index + 1})`}</span>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      )}
      {plan.is === 'table' && (
        <ClauseTable
          columns={columns}
          widths={plan.widths}
          rows={rows}
          className="col-span-2 mt-3 max-sm:mt-4 print:-ms-11 print:w-[calc(100%+2.75rem)] print:text-sm print:leading-6"
        />
      )}
      {plan.is === 'contact' && <FirmParticulars labels={labels} className="col-start-2 mt-4" />}
      {plan.is === 'claim' && <ClaimMeaning id={plan.claim} className="col-start-2 mt-4" />}
    </div>
  );
}
