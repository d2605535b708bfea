import type { ReactNode } from 'react';
import { LawStamp, type LawMark } from './law-stamp';

/** A row of a table as a lawyer reads it. */
export interface LawRow {
  id: string;
  what: ReactNode;
  value: ReactNode;
  /** Where it is written; null: said once for all rows. */
  source: string | null;
  mark: LawMark;
}

/** One below the other on a phone, in columns elsewhere. */
export function LawRows({ label, rows }: { label: string; rows: readonly LawRow[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-rule">
      {rows.map(({ id, what, value, source, mark }) => (
        <li
          key={id}
          data-row={id}
          className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_13rem]"
        >
          <span className="font-semibold break-words">{what}</span>
          <span className="grid content-start gap-0.5">
            <span className="break-words">{value}</span>
            {source !== null && <span className="text-sm text-ink-soft">{source}</span>}
          </span>
          <LawStamp mark={mark} className="self-start sm:justify-self-end" />
        </li>
      ))}
    </ul>
  );
}
