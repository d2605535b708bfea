import { useId, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { MARGIN_GRID, PAGE_WIDTH } from './page-grid';
import { Phrases } from './phrases';

interface SectionProps {
  id?: string;
  /** A number or a word in the margin. */
  label?: string;
  title: string;
  lead?: ReactNode;
  /** Sources and remarks: in the margin beside the text, on a phone below it. */
  note?: ReactNode;
  /** The content takes the margin column as well. */
  wide?: boolean;
  tone?: Tone;
  children: ReactNode;
}

type Tone = 'paper' | 'sheet' | 'cover' | 'urgent';

const GROUND: Record<Tone, string> = {
  paper: '',
  sheet: 'border-y border-rule bg-sheet',
  cover: 'night-desk bg-cover text-ink',
  urgent: 'border-y border-seal bg-seal-wash',
};

/** One part of a page on its grid. */
export function Section({
  id,
  label,
  title,
  lead,
  note,
  wide = false,
  tone = 'paper',
  children,
}: SectionProps) {
  const headingId = useId();
  const noteRow = label === undefined ? 'lg:row-start-1' : 'lg:row-start-2';
  const head = (
    <>
      <h2 id={headingId} className="text-3xl leading-[1.4] lg:text-[2.5rem]">
        <Phrases text={title} />
      </h2>
      {lead !== undefined && (
        <div className="mt-3 max-w-[62ch] text-lg leading-8 text-pretty text-ink-soft">{lead}</div>
      )}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-tone={tone}
      className={cn('scroll-mt-20', GROUND[tone])}
    >
      <div className={cn(PAGE_WIDTH, 'section-rule')}>
        <div className={cn(MARGIN_GRID, 'py-10 sm:py-14 lg:grid-rows-[auto_1fr] lg:py-20')}>
          {label !== undefined && <p className="mb-2 font-medium text-brass lg:mb-0 lg:pt-3">{label}</p>}
          <div className={cn('lg:col-start-2 lg:row-start-1', !wide && 'lg:row-span-2')}>
            {head}
            {!wide && <div className="mt-8">{children}</div>}
          </div>
          {wide && <div className="mt-8 lg:col-span-2 lg:row-start-3 lg:mt-12">{children}</div>}
          {note !== undefined && (
            <div
              className={cn(
                'mt-8 text-sm leading-6 text-pretty text-ink-soft lg:col-start-1 lg:mt-4 lg:self-start',
                noteRow,
              )}
            >
              {note}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
