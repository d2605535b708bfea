import type { ReactNode } from 'react';

interface DrawingProps {
  className?: string | undefined;
}

function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 148 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** A code of law, open, with its ribbon. */
export function CodeDrawing({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path className="fill-fold" d="M4 22h140v72H4z" />
      <path
        className="fill-sheet"
        d="M74 26C58 14 32 12 10 16v70c22-4 48-2 64 10 16-12 42-14 64-10V16c-22-4-48-2-64 10z"
      />
      <path d="M74 26v70" />
      <path
        className="stroke-rule-strong"
        d="M22 32c14-2 28 0 40 6M22 44c14-2 28 0 40 6M22 56c14-2 28 0 40 6M22 68c8-1 16-1 24 1M126 44c-14-2-28 0-40 6M126 56c-14-2-28 0-40 6M126 68c-14-2-28 0-40 6"
      />
      <path className="fill-seal stroke-seal" d="M108 14v30l6-5 6 5V14.6c-4-.5-8-.7-12-.6z" />
    </Drawing>
  );
}

/** Four weeks on a sheet, each with its tick. */
export function WeeksDrawing({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path className="fill-fold" d="M26 14h104v86H26z" />
      <path className="fill-sheet" d="M18 6h92l14 14v74H18z" />
      <path d="M110 6v14h14" />
      <path className="stroke-rule" d="M28 42h86M28 58h86M28 74h86" />
      <path className="stroke-rule-strong" d="M46 34h44M46 50h52M46 66h38M46 82h48" />
      <path className="stroke-seal" strokeWidth="2.25" d="M28 33l4 4 7-9M28 49l4 4 7-9M28 65l4 4 7-9" />
      <circle cx="33" cy="82" r="4.5" strokeDasharray="2 2.5" className="stroke-seal" />
      <path strokeWidth="2.5" d="M28 19h46" />
    </Drawing>
  );
}

/** A price list with leaders, its sum ruled off. */
export function TariffDrawing({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path className="fill-sheet" d="M20 6h108v94l-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6z" />
      <path className="stroke-rule-strong" d="M34 26h26M34 42h34M34 58h20" />
      <path
        className="stroke-rule-strong"
        strokeDasharray="1 5"
        strokeLinecap="round"
        d="M66 26h26M74 42h18M60 58h32"
      />
      <path d="M98 26h16M98 42h16M98 58h16" strokeWidth="2.25" />
      <path d="M82 68h32M82 80h32M82 83h32" />
      <path d="M92 74h22" className="stroke-seal" strokeWidth="3" />
    </Drawing>
  );
}

/** Papers of three hands under one string. */
export function OneFileDrawing({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path className="fill-fold" d="M30 8h86v20h-9v-9" />
      <path className="fill-sheet" d="M30 8h92v88H30z" />
      <path className="fill-sheet" d="M22 14h92v86H22z" />
      <path className="fill-fold" d="M14 22h92v78H14z" />
      <path d="M122 20h10v14h-10M114 44h18v14h-18M106 68h26v14h-26" className="fill-sheet" />
      <path d="M26 36h50M26 46h36" className="stroke-rule-strong" />
      <path d="M14 66h92M60 22v78" className="stroke-seal" />
      <path
        d="M60 66c-12-12-20-2-11 1M60 66c12-12 20-2 11 1M60 66l-9 13M60 66l9 13"
        className="stroke-seal"
      />
    </Drawing>
  );
}
