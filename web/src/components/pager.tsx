import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from './ui/button';

interface PagerProps {
  /** Numbers of the rows that are shown; undefined while there are none. */
  range: { from: number; to: number } | undefined;
  /** Of all pages; undefined while it is counted, or where nothing can tell. */
  total: number | undefined;
  /** Whether the total is about to be known: the range is announced with it, and not twice. */
  isCounting: boolean;
  /** Addresses of the neighbouring pages; null: there is none. */
  first: string | null;
  previous: string | null;
  next: string | null;
}

/**
 * At the foot of a list: which rows these are, and the way to the others. Pages are addresses: Back brings them again. Without rows and other
 * pages it is there and shows nothing: a screen reader announces a change of a text, and no text that comes with its place.
 */
export function Pager({ range, total, isCounting, first, previous, next }: PagerProps) {
  const { t } = useTranslation('lists');
  const hasLinks = first !== null || previous !== null || next !== null;
  const text =
    range !== undefined &&
    (total === undefined ? t('range', range) : t('rangeOf', { ...range, total: Math.max(total, range.to) }));
  const isEmpty = range === undefined && !hasLinks;
  return (
    <nav
      role={isEmpty ? 'none' : undefined}
      aria-label={isEmpty ? undefined : t('pages')}
      className={
        isEmpty
          ? 'sr-only'
          : 'flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-4 py-2 sm:px-5'
      }
    >
      <div className="text-sm text-ink-soft figures">
        <p role="status">{!isCounting && text}</p>
        {isCounting && <p>{text}</p>}
      </div>
      {hasLinks && (
        <div className="flex items-center gap-1">
          <PageLink to={first} label={t('first')}>
            <ChevronsLeft aria-hidden />
          </PageLink>
          <PageLink to={previous} label={t('previous')}>
            <ChevronLeft aria-hidden />
          </PageLink>
          <PageLink to={next} label={t('next')}>
            <ChevronRight aria-hidden />
          </PageLink>
        </div>
      )}
    </nav>
  );
}

function PageLink({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <Button variant="ghost" size="icon" disabled aria-label={label}>
        {children}
      </Button>
    );
  return (
    <Button variant="ghost" size="icon" asChild>
      <Link to={to} aria-label={label} title={label}>
        {children}
      </Link>
    </Button>
  );
}
