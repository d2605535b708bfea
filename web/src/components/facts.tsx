import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole width: long text. */
  wide?: boolean;
}

/** The facts of a record, as a ledger: label in the margin, value beside it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-rule">
      {facts.map(({ label, value, wide = false }) => (
        <div
          key={label}
          className={cn(
            'grid px-5 py-3',
            wide ? 'gap-1' : 'gap-x-6 sm:grid-cols-[9.5rem_1fr] sm:items-baseline',
          )}
        >
          <dt className="text-sm leading-7 text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
