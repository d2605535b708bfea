import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './ui/avatar';
import { NameText } from './name-text';
import { Skeleton } from './ui/skeleton';

/** What a person wrote. */
interface Note {
  kind: 'note';
  id: string;
  author: string;
  /** Beside the name: in which capacity it was written. */
  capacity?: ReactNode;
  avatarUrl: string | null;
  when: ReactNode;
  text: string;
  /** Above the text: who alone reads it. */
  label?: string;
  /** Below the text, set apart from it: what the office has to know of it. */
  remark?: string;
}

/** What took its course: set lighter than what a person wrote. */
interface Happening {
  kind: 'event';
  id: string;
  /** A drawing that says at a glance what kind of thing it is. */
  mark: ReactNode;
  when: ReactNode;
  text: ReactNode;
  /** What the person who did it said. */
  note?: string | undefined;
  /** Below the sentence, in one line where there is room: stamps, by whom. */
  details: ReactNode;
}

export type TimelineEntry = Note | Happening;

/** The history of a file: dated notes and happenings on one string, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="px-5 py-5">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pb-6 before:absolute before:start-4.5 before:top-10 before:bottom-1 before:w-px before:bg-rule-strong last:pb-0 last:before:hidden"
        >
          {entry.kind === 'note' ? <NoteEntry {...entry} /> : <EventEntry {...entry} />}
        </li>
      ))}
    </ol>
  );
}

function NoteEntry({ author, capacity, avatarUrl, when, text, label, remark }: Note) {
  return (
    <>
      <Avatar name={author} src={avatarUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule pb-0.5 text-sm text-ink-soft">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 font-semibold break-words text-ink">
              <NameText name={author} />
            </span>
            {capacity}
          </span>
          {when}
        </p>
        {label !== undefined && (
          <p className="mt-1.5 inline-flex items-center gap-1.5 border border-brass bg-fold/60 px-2 text-sm font-semibold">
            <EyeOff aria-hidden className="size-4" />
            {label}
          </p>
        )}
        <p className="mt-1.5 break-words whitespace-pre-wrap">{text}</p>
        {remark !== undefined && (
          <p className="mt-2 border-s-4 border-brass ps-3 text-sm break-words text-ink-soft">{remark}</p>
        )}
      </div>
    </>
  );
}

function EventEntry({ mark, when, text, note, details }: Happening) {
  return (
    <>
      <span aria-hidden className="grid size-9 place-items-center text-ink-soft [&_svg]:size-4.5">
        {mark}
      </span>
      <div className="min-w-0 pt-1 text-sm text-ink-soft">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dotted border-rule-strong pb-0.5">
          <span className="min-w-0 break-words">{text}</span>
          {when}
        </p>
        {note !== undefined && <p className="mt-1.5 break-words whitespace-pre-wrap text-ink">{note}</p>}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">{details}</div>
      </div>
    </>
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
