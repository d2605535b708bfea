import { useId } from 'react';
import { INKS } from '../engrave';
import type { Fill } from '../plot';
import { Engraving } from './engraving';

/** A piece of what a bar is filled with, beside its name. */
function Swatch({ ink, hatch }: Fill) {
  const id = useId();
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 12"
      className={`h-3 w-6 shrink-0 ${INKS[ink]} forced-colors:text-[CanvasText]`}
    >
      <Engraving id={id} ink={ink} hatch={hatch} />
      <rect
        x="0.75"
        y="0.75"
        width="22.5"
        height="10.5"
        fill={hatch === 'solid' ? 'currentColor' : `url(#${id})`}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** What the fills of a chart mean. Its table says it in words, so it is not read aloud. */
export function Legend({ entries }: { entries: readonly (Fill & { label: string })[] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {entries.map(({ label, ink, hatch }) => (
        <li key={label} className="flex items-center gap-2">
          <Swatch ink={ink} hatch={hatch} />
          {label}
        </li>
      ))}
    </ul>
  );
}
