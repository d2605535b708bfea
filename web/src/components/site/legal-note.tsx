import type { ReactNode } from 'react';

/** The source of a legal statement, in small print. */
export function LegalNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 grid max-w-[70ch] grid-cols-[1.25rem_minmax(0,1fr)] text-sm leading-6 text-ink-soft">
      <span aria-hidden className="font-medium text-brass">
        {'\u00a7'}
      </span>
      <span>{children}</span>
    </p>
  );
}
