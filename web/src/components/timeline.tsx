import type { ReactNode } from 'react';
import { Avatar } from './ui/avatar';
import { Skeleton } from './ui/skeleton';

interface TimelineEntry {
  id: string;
  author: string;
  avatarUrl: string | null;
  when: ReactNode;
  text: string;
}

/** The history of a file: dated notes on one string, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="px-5 py-5">
      {entries.map(({ id, author, avatarUrl, when, text }) => (
        <li
          key={id}
          className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-6 before:absolute before:start-4.5 before:top-10 before:bottom-1 before:w-px before:bg-rule-strong last:pb-0 last:before:hidden"
        >
          <Avatar name={author} src={avatarUrl} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule pb-0.5 text-sm text-ink-soft">
              <span className="min-w-0 font-semibold text-ink">{author}</span>
              {when}
            </p>
            <p className="mt-1.5 break-words whitespace-pre-wrap">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Two notes that have not come yet. */
export function TimelineSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6 px-5 py-5">
      <span className="sr-only">{label}</span>
      {['w-4/5', 'w-3/5'].map((width) => (
        <div key={width} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
