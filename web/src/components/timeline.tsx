import type { ReactNode } from 'react';
import { Avatar } from './ui/avatar';

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
    <ol className="relative grid gap-6 px-5 py-5 before:absolute before:inset-y-5 before:start-[2.3rem] before:w-px before:bg-rule-strong">
      {entries.map(({ id, author, avatarUrl, when, text }) => (
        <li key={id} className="relative grid grid-cols-[auto_1fr] gap-x-4">
          <Avatar name={author} src={avatarUrl} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
              <span className="font-semibold text-ink">{author}</span>
              {when}
            </p>
            <p className="break-words whitespace-pre-wrap">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
