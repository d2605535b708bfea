import type { ReactNode } from 'react';

/** Figures that carry the page, as large as they can be, in ruled columns. */
export function Figures({ items }: { items: readonly { figure: ReactNode; label: string }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-8 gap-y-8">
      {items.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-2">
          <dt className="max-w-[24ch] text-balance text-ink-soft">{label}</dt>
          <dd className="font-heading text-[clamp(3rem,2rem+4vw,5rem)] leading-[1.25] font-semibold text-ink figures">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
