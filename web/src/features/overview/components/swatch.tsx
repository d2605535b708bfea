import { useId } from 'react';
import type { Fill, Hatch, Ink } from '../plot';

const INKS: Record<Ink, string> = {
  'status-submitted': 'text-submitted',
  'status-progress': 'text-progress',
  'status-completed': 'text-completed',
  'status-cancelled': 'text-cancelled',
  ink: 'text-ink',
  brass: 'text-brass',
  'seal-fill': 'text-seal',
};

/** The lines of each kind, in a tile of six. */
const LINES: Record<Exclude<Hatch, 'solid'>, string> = {
  rising: 'M-1 7 7-1M-4 4 4-4M2 10 10 2',
  crossed: 'M-1 7 7-1M-4 4 4-4M2 10 10 2M7 7-1-1M4 10-4 2M10 4 2-4',
  ruled: 'M0 3h6',
  dotted: 'M2 3h2',
};

/** A piece of what a bar is filled with, beside its name. */
function Swatch({ ink, hatch }: Fill) {
  const pattern = useId();
  return (
    <svg aria-hidden viewBox="0 0 24 12" className={`h-3 w-6 shrink-0 ${INKS[ink]}`}>
      {hatch !== 'solid' && (
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={LINES[hatch]} fill="none" stroke="currentColor" strokeWidth="1.2" />
        </pattern>
      )}
      <rect
        x="0.75"
        y="0.75"
        width="22.5"
        height="10.5"
        fill={hatch === 'solid' ? 'currentColor' : `url(#${pattern})`}
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
