import { cn } from '@/lib/cn';

/** Where each paper's upper edge stands, the newest highest; in units of the drawing. */
const TOPS = [44, 30, 16] as const;

interface FillingFileProps {
  /** How many papers are in it; with the third it is sealed. */
  papers: 1 | 2 | 3;
  className?: string;
}

/** A case file at one of its three steps. Decoration beside a text, so not read aloud. */
export function FillingFile({ papers, className }: FillingFileProps) {
  const [first, second, third] = TOPS;
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn('h-32 w-auto text-ink', className)}
    >
      <path className="fill-fold" d="M12 122V40h44l9-12h43l9 12h47v82z" />
      {papers >= 3 && <Paper top={third} from={44} to={148} />}
      {papers >= 2 && <Paper top={second} from={36} to={140} />}
      <Paper top={first} from={28} to={132} />
      <path className="fill-sheet" d="M6 66h164l-7 56H13z" />
      <path d="M22 80h52M22 90h34" className="stroke-rule-strong" />
      {papers < 3 ? (
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

function Paper({ top, from, to }: { top: number; from: number; to: number }) {
  const line = top + 8;
  return (
    <g>
      <path className="fill-sheet" d={`M${from} 118V${top}h${to - from - 12}l12 12v${106 - top}z`} />
      <path d={`M${to - 12} ${top}v12h12`} />
      <path d={`M${from + 10} ${line}h${to - from - 40}`} className="stroke-seal" />
    </g>
  );
}
