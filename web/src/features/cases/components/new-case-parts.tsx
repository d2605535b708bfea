import type { ReactNode } from 'react';

/** Something to know before going on with the form. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="border-s-4 border-b border-rule border-s-brass bg-fold/50 px-5 py-3">
      {children}
    </p>
  );
}

interface PartProps {
  title: string;
  /** Shown in the margin, next to the fields that they explain. */
  notes?: readonly string[];
  children: ReactNode;
}

/** A part of the form with its margin. */
export function Part({ title, notes = [], children }: PartProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-5 border-b border-rule px-5 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <h2 className="text-lg">{title}</h2>
        {notes.map((note) => (
          <p key={note} className="border-s-2 border-brass ps-3 text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}
