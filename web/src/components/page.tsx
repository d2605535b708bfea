import { useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PageProps {
  title: string;
  /** Stands in the browser's tab; the title alone unless said. */
  tabTitle?: string;
  /** Small line above the title: where one is. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Beside the title, on the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A portal page: title, what stands beside it, and the sheet below. */
export function Page({ title, tabTitle = title, eyebrow, lead, aside, children }: PageProps) {
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-6 sm:px-6 lg:px-10 lg:py-9">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <div className="grid min-w-0 gap-1">
          {eyebrow !== undefined && <div className="text-sm text-ink-soft">{eyebrow}</div>}
          <h1 className="text-2xl break-words sm:text-3xl">{title}</h1>
          {lead !== undefined && <p className="max-w-prose text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}

interface SheetProps {
  title?: string;
  /** On the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One paper in the file: a titled region with a ruled head. */
export function Sheet({ title, aside, className, children }: SheetProps) {
  return (
    <section
      aria-label={title}
      className={cn('rounded-lg border border-rule bg-sheet shadow-sheet', className)}
    >
      {title !== undefined && (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-rule px-5 py-2">
          <h2 className="text-lg">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
