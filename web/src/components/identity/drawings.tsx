import { cn } from '@/lib/cn';

const frame = 'h-26 w-auto text-ink-soft';

/** An open file with string, waiting for its first paper. */
export function EmptyFileDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="9 16 142 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn(frame, className)}
    >
      <path className="fill-fold" d="M18 28h46l8 10h70v62H18z" />
      <path className="fill-sheet" d="M30 20h96v60H30z" />
      <path d="M42 34h72M42 44h72M42 54h44" className="stroke-rule-strong" />
      <path className="fill-sheet" d="M10 46h140l-8 54H18z" />
      <circle cx="80" cy="66" r="5" className="stroke-seal" />
      <circle cx="80" cy="86" r="5" className="stroke-seal" />
      <path d="M80 71c-9 4-9 8 0 10s9-6 0-10z" className="stroke-seal" />
    </svg>
  );
}

/** A file tied with string, its stamp still missing. */
export function WaitingFileDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="21 8 114 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn(frame, className)}
    >
      <path className="fill-sheet" d="M22 14h84l28 24v64H22z" />
      <path d="M106 14v24h28" />
      <path d="M36 36h54M36 48h84M36 60h84M36 72h50" className="stroke-rule-strong" />
      <circle cx="112" cy="82" r="15" strokeDasharray="3 4" className="stroke-seal" />
      <path d="M112 73v9l6 4" className="stroke-seal" strokeLinecap="round" />
    </svg>
  );
}

/** A paper torn at its edge: something could not be shown. */
export function TornPaperDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="33 8 94 98"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={cn(frame, className)}
    >
      <path className="fill-sheet" d="M34 10h92v46l-12 8-14-9-14 10-14-9-14 10-12-8-12 6z" />
      <path d="M48 26h64M48 38h64" className="stroke-rule-strong" />
      <path className="fill-sheet" d="M34 78l12-6 12 8 14-10 14 9 14-10 14 9 12-8v32H34z" />
      <path d="M48 92h40" className="stroke-rule-strong" />
    </svg>
  );
}
