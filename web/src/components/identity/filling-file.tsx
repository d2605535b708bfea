import { cn } from '@/lib/cn';

/** Upper edge of the first paper, and the horizontal offset of the last one to its right; in drawing units. */
const FIRST_TOP = 44;
const DRIFT = 16;
/** How far each paper looks out above the one before it. */
const RISE: Record<number, number> = { 3: 14, 4: 12, 5: 11 };

interface FillingFileProps {
  /** How many papers are in it; with the last it is sealed. */
  papers: number;
  /** How many there will be: three to five. */
  of?: number;
  className?: string;
}

/** A case file at one of its steps. Decoration beside a text, so not read aloud. */
export function FillingFile({ papers, of = 3, className }: FillingFileProps) {
  const rise = RISE[of] ?? 11;
  const top = Math.min(0, FIRST_TOP - (of - 1) * rise - 4);
  // The newest lies behind the others.
  const order = Array.from({ length: papers }, (_, index) => papers - 1 - index);
  return (
    <svg
      aria-hidden
      viewBox={`0 ${top} 176 ${128 - top}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn('h-32 w-auto text-ink', className)}
    >
      <path className="fill-fold" d="M12 122V40h44l9-12h43l9 12h47v82z" />
      {order.map((index) => (
        <Paper
          key={index}
          top={FIRST_TOP - index * rise}
          from={28 + Math.round((index * DRIFT) / Math.max(1, of - 1))}
        />
      ))}
      <path className="fill-sheet" d="M6 66h164l-7 56H13z" />
      <path d="M22 80h52M22 90h34" className="stroke-rule-strong" />
      {papers < of ? (
        <circle cx="134" cy="95" r="15" strokeDasharray="3 4" className="stroke-rule-strong" />
      ) : (
        <g className="stroke-seal" strokeWidth="2">
          <circle cx="134" cy="95" r="15" />
          <circle cx="134" cy="95" r="11" strokeWidth="1" />
          <path d="m128 95 4.5 4.5 8-9" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}

const WIDTH = 104;

function Paper({ top, from }: { top: number; from: number }) {
  const to = from + WIDTH;
  return (
    <g>
      <path className="fill-sheet" d={`M${from} 118V${top}h${WIDTH - 12}l12 12v${106 - top}z`} />
      <path d={`M${to - 12} ${top}v12h12`} />
      <path d={`M${from + 10} ${top + 7}h${WIDTH - 40}`} className="stroke-seal" />
    </g>
  );
}
