import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { EngravedPetals } from '../identity/engraving';
import { Guilloche, GuillocheBand } from '../identity/guilloche';
import { MARGIN_GRID, PAGE_WIDTH } from './page-grid';
import { Phrases } from './phrases';

interface PageHeadProps {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Shown next to the lead: a figure, a few facts. */
  aside?: ReactNode;
  petals?: EngravedPetals;
  tone?: Tone;
}

type Tone = 'paper' | 'cover' | 'urgent';

const GROUND: Record<Tone, string> = {
  paper: 'bg-paper text-ink',
  cover: 'night-desk bg-cover text-ink',
  urgent: 'stamp-ground',
};

const ENGRAVING: Record<Tone, string> = {
  paper: 'text-brass opacity-60',
  cover: 'text-brass opacity-70',
  urgent: 'text-ink opacity-60',
};

/** The head of a page. It lies under the fixed header, which reads `data-head` for its own colours. */
export function PageHead({
  eyebrow,
  title,
  lead,
  actions,
  aside,
  petals = 12,
  tone = 'paper',
}: PageHeadProps) {
  return (
    <header data-head={tone} className={cn('relative isolate overflow-clip', GROUND[tone])}>
      <div className={cn(tone === 'urgent' && 'on-stamp')}>
        {tone === 'urgent' && <StampEdge />}
        <div className={cn(PAGE_WIDTH, MARGIN_GRID, 'pt-32 pb-14 sm:pt-36 lg:pt-44 lg:pb-20')}>
          {/* The engraving is in the margin, whole, and under no word. */}
          <div className="mb-3 flex items-end justify-between gap-4 lg:mb-0 lg:block">
            {eyebrow !== undefined && (
              <p className="border-brass font-medium text-brass lg:mt-5 lg:border-t lg:pe-4 lg:pt-3">
                {eyebrow}
              </p>
            )}
            <Guilloche
              petals={petals}
              className={cn('ms-auto -mt-10 size-22 shrink-0 sm:size-28 lg:mt-8 lg:size-52', ENGRAVING[tone])}
            />
          </div>
          <div>
            <h1 className="text-[clamp(2.25rem,1.35rem+4vw,4.5rem)] leading-[1.35] text-balance [&:lang(th)]:text-[clamp(2.5rem,1.6rem+4vw,4.5rem)]">
              <Phrases text={title} />
            </h1>
            <div
              className={cn(
                aside !== undefined &&
                  'grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] xl:items-start xl:gap-12',
              )}
            >
              <div>
                {lead !== undefined && (
                  <div className="mt-5 max-w-[54ch] text-lg leading-8 text-pretty text-ink-soft sm:text-xl sm:leading-9">
                    {lead}
                  </div>
                )}
                {actions !== undefined && (
                  <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</div>
                )}
              </div>
              {aside !== undefined && <div className="xl:mt-6">{aside}</div>}
            </div>
          </div>
        </div>
        {tone === 'paper' ? (
          <div className={PAGE_WIDTH}>
            <div aria-hidden className="mb-1 deed-rule" />
          </div>
        ) : (
          <GuillocheBand className={cn(tone === 'cover' ? 'text-brass opacity-60' : 'text-ink opacity-50')} />
        )}
      </div>
    </header>
  );
}

/** The edge of the stamp that was pressed over the whole head: thick and thin, as a date stamp's. */
function StampEdge() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-1 top-20 bottom-7 -z-10 rounded-lg border-3 border-ink opacity-80 outline -outline-offset-8 outline-ink sm:inset-x-4 lg:inset-x-8"
    />
  );
}
