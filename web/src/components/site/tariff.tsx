import type { ReactNode } from 'react';

/** A price list: leaders take the eye from what is done to what it costs. */
export function Tariff({ lines }: { lines: readonly { label: string; price: ReactNode; note?: string }[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {lines.map(({ label, price, note }) => (
        <div
          key={label}
          className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-baseline-last gap-x-3 border-b border-rule py-4 before:col-start-2 before:row-start-1 before:border-b-2 before:border-dotted before:border-rule-strong before:opacity-70 max-sm:grid-cols-1 max-sm:before:hidden"
        >
          <dt className="text-lg leading-8 sm:col-start-1 sm:row-start-1">{label}</dt>
          <dd className="font-heading text-xl leading-8 font-semibold figures sm:col-start-3 sm:row-start-1 sm:text-end">
            {price}
          </dd>
          {note !== undefined && (
            <dd className="col-span-full mt-1 max-w-[62ch] text-sm leading-6 text-ink-soft">{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
