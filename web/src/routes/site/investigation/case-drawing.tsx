import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Where each bed of the case begins; all are as wide and as high as the first. */
const BEDS = [
  { x: 44, y: 74, tool: <LongLens /> },
  { x: 236, y: 74, tool: <VideoCamera /> },
  { x: 428, y: 74, tool: <DashCamera /> },
  { x: 44, y: 226, tool: <Binoculars /> },
  { x: 236, y: 226, tool: <Register /> },
  { x: 428, y: 226, tool: <SealedBag /> },
] as const satisfies readonly { x: number; y: number; tool: ReactNode }[];

/** The open case with its six beds, numbered as in the legend beside it; so not read aloud. */
export function CaseDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cn('w-full text-ink', className)}
    >
      <path d="M258 32V20c0-6 4-10 10-10h104c6 0 10 4 10 10v12" />
      <path
        className="fill-fold"
        d="M16 32h608c6 0 10 4 10 10v326c0 6-4 10-10 10H16c-6 0-10-4-10-10V42c0-6 4-10 10-10z"
      />
      <path className="fill-sheet stroke-rule-strong" d="M26 52h588v306H26z" strokeWidth="1" />
      <path d="M112 378v14h44v-14M484 378v14h44v-14" />
      {BEDS.map(({ x, y, tool }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <rect width="168" height="120" rx="6" className="fill-paper stroke-rule-strong" strokeWidth="1" />
          {tool}
          <circle cx="0" cy="0" r="15" className="fill-seal" stroke="none" />
          <text
            y="6.5"
            textAnchor="middle"
            stroke="none"
            className="fill-on-seal font-heading text-[19px] font-semibold"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function LongLens() {
  return (
    <g>
      <path className="fill-sheet" d="M22 44h12l5-10h22l5 10h8v44H22z" />
      <path className="fill-fold" d="M74 50h34l8-8h32v52h-32l-8-8H74z" />
      <path d="M84 50v36M94 50v36M116 42v52M138 42v52" className="stroke-rule-strong" />
      <circle cx="48" cy="66" r="11" />
      <path d="M28 52h8" className="stroke-seal" />
    </g>
  );
}

function VideoCamera() {
  return (
    <g>
      <path className="fill-sheet" d="M26 42h76v48H26z" />
      <path className="fill-fold" d="m102 58 36-14v44l-36-14z" />
      <path d="M34 42V30h36v12" />
      <path d="M36 78h34" className="stroke-rule-strong" />
      <circle cx="42" cy="56" r="5" className="fill-seal" stroke="none" />
      <path d="M54 56h34" className="stroke-rule-strong" />
    </g>
  );
}

function DashCamera() {
  return (
    <g>
      <path d="M14 34c46-16 94-16 140 0" className="stroke-rule-strong" />
      <path className="fill-fold" d="M72 26h24v12H72z" />
      <path d="M84 38v10" />
      <path className="fill-sheet" d="M46 48h76c4 0 6 2 6 6v30c0 4-2 6-6 6H46c-4 0-6-2-6-6V54c0-4 2-6 6-6z" />
      <circle cx="84" cy="69" r="14" className="fill-fold" />
      <circle cx="84" cy="69" r="6" />
      <path d="M50 58h10" className="stroke-seal" />
      <path d="M108 58h10" className="stroke-rule-strong" />
    </g>
  );
}

function Binoculars() {
  return (
    <g>
      <path className="fill-sheet" d="M50 30h22l6 18v46H32V56z" />
      <path className="fill-sheet" d="M118 30H96l-6 18v46h46V56z" />
      <path className="fill-fold" d="M78 46h12v24H78z" />
      <path d="M32 82h46M90 82h46" className="stroke-rule-strong" />
      <path d="M46 22h28v8H46zM94 22h28v8H94z" className="fill-fold" />
      <path d="M84 52v12" className="stroke-seal" />
    </g>
  );
}

function Register() {
  return (
    <g>
      <path
        className="fill-sheet"
        d="M84 36c-18-10-42-10-60-4v60c18-6 42-6 60 4 18-10 42-10 60-4V32c-18-6-42-6-60 4z"
      />
      <path d="M84 36v60" />
      <path
        d="M34 46c12-3 26-3 40 1M34 58c12-3 26-3 40 1M34 70c12-3 26-3 40 1M94 47c8-3 16-4 24-4"
        className="stroke-rule-strong"
      />
      <circle cx="114" cy="66" r="16" className="fill-paper stroke-seal" strokeWidth="2.25" />
      <path d="m126 78 16 18" className="stroke-seal" strokeWidth="3" />
      <path d="M105 66h18" className="stroke-rule-strong" />
    </g>
  );
}

function SealedBag() {
  return (
    <g>
      <path className="fill-sheet" d="M38 26h92v72H38z" />
      <path className="fill-seal" stroke="none" d="M38 32h92v12H38z" />
      <path d="M50 56h44M50 66h30M50 76h38" className="stroke-rule-strong" />
      <path d="M50 88h6M60 88h2M66 88h6M76 88h2M82 88h6" strokeWidth="4" strokeLinecap="butt" />
      <rect x="100" y="66" width="20" height="16" rx="2" className="fill-fold" />
      <path d="M104 66v-5c0-8 12-8 12 0v5" />
    </g>
  );
}
