import { useEffect, type ReactNode } from 'react';
import { NameText } from '@/components/name-text';
import { cn } from '@/lib/cn';

interface PageProps {
  title: string;
  /** The title is a person's or company's name. */
  titleIsName?: boolean;
  /** Document title shown in the browser's tab; defaults to `title`. */
  tabTitle?: string;
  /** Behind the title and part of it, in smaller letters. */
  titleNote?: string | undefined;
  /** Small line above the title: where one is. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Beside the title, on the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A portal page: title, the `aside` next to it, and the sheet below. */
export function Page({
  title,
  titleIsName = false,
  tabTitle = title,
  titleNote,
  eyebrow,
  lead,
  aside,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 sm:px-6 lg:px-9 lg:py-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-4 deed-rule">
        <div className="grid min-w-0 gap-1.5">
          {eyebrow !== undefined && <div className="text-sm text-ink-soft">{eyebrow}</div>}
          <h1 className="text-2xl break-words sm:text-3xl">
            {titleIsName ? <NameText name={title} /> : title}
            {titleNote !== undefined && (
              <span className="ms-1 text-base font-normal whitespace-nowrap text-ink-soft"> {titleNote}</span>
            )}
          </h1>
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
  /** Where a link or a button inside the page leads. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A file on the desk: its title on the tab, its papers under it. Without a title, a bare sheet. */
export function Sheet({ title, aside, id, className, children }: SheetProps) {
  return (
    <section id={id} aria-label={title} className={cn('min-w-0', className)}>
      {title !== undefined && (
        <div className="flex items-end justify-between gap-x-6">
          <h2 className="file-tab me-4.5 -mb-px min-w-0 border-rule bg-sheet ps-5 pe-2 pt-2 pb-1.5 text-lg leading-8">
            {title}
          </h2>
          {aside !== undefined && <div className="pb-1.5">{aside}</div>}
        </div>
      )}
      <div
        className={cn(
          'rounded-lg border border-rule bg-sheet shadow-sheet print:shadow-none',
          title !== undefined && 'rounded-ss-none',
        )}
      >
        {children}
      </div>
    </section>
  );
}
