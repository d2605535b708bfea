import { cn } from '@/lib/cn';
import { drawnApart } from '@/components/identity/drawn-apart';

/**
 * What a client brings and what becomes of it: a bounced cheque and a chat log are still askew, the letter and the
 * judgment behind them are upright. All slide into the cover below. Decorative, therefore hidden from screen readers.
 */
export function HeroPapers({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 620"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cn('text-ink lit-paper', className)}
    >
      <BackBoard />
      <Judgment />
      <DemandLetter />
      <ChatLog />
      <Cheque />
    </svg>
  );
}

/** Lines of writing: their lengths, from the top. */
function Writing({
  x,
  y,
  widths,
  step = 17,
}: {
  x: number;
  y: number;
  widths: readonly number[];
  step?: number;
}) {
  return (
    <path
      className="stroke-rule-strong"
      d={widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join('')}
    />
  );
}

/** The back of the file behind the papers: its front is the next part of the page. */
function BackBoard() {
  return (
    <g className="night-desk">
      <path className="fill-cover stroke-rule" d="M150 640V168l12-14h120l16-26h132l16 26h194v486z" />
    </g>
  );
}

function Judgment() {
  return (
    <g transform="rotate(1.2 470 300)">
      <path className="fill-fold" d="M330 34h262a6 6 0 0 1 6 6v600H330z" />
      <path className="fill-sheet" d="M322 24h262v620H322z" />
      {/* The tab by which it is found. */}
      <path className="fill-sheet" d="M584 96h26l6 7v44l-6 7h-26" />
      <g className="stroke-brass" strokeWidth="1">
        <circle cx="453" cy="76" r="25" />
        <circle cx="453" cy="76" r="20.5" />
        <path d="M453 63v26M441 68h24M437 80h9M460 80h9M441 68l-4 12M441 68l5 12M465 68l-5 12M465 68l4 12M446 89h14" />
      </g>
      <path d="M388 122h130M416 136h74" strokeWidth="2.5" />
      <Writing x={350} y={168} widths={[206, 196, 206, 184, 206, 120]} />
      <Writing x={350} y={288} widths={[206, 190, 206, 150]} />
    </g>
  );
}

function DemandLetter() {
  return (
    <g transform="rotate(-2 300 400)">
      <path className="fill-sheet" d="M196 152h246l28 28v480H196z" />
      <path className="fill-fold" d="M442 152v28h28z" />
      <path d="M222 186h92M222 198h58" strokeWidth="2.5" />
      <Writing x={222} y={236} widths={[216, 204, 216, 176]} />
      <Writing x={222} y={318} widths={[216, 190, 210, 216, 96]} />
      {/* Received, with its date. */}
      <g className="stroke-seal" strokeWidth="2.25" transform="rotate(-9 392 206)">
        <rect x="336" y="180" width="108" height="48" rx="4" />
        <rect x="341" y="185" width="98" height="38" rx="2" strokeWidth="1" />
        <path d="M352 197h76" strokeWidth="3" />
        <path d="M352 211h18M378 211h18M404 211h24" strokeWidth="3" />
      </g>
    </g>
  );
}

function ChatLog() {
  return (
    <g transform="rotate(7 500 480)">
      <path
        className="fill-sheet"
        d="M412 322l11-8 11 8 11-8 11 8 11-8 11 8 11-8 11 8 11-8 11 8 11-8 11 8 11-8 11 8v340H412z"
      />
      <path className="fill-fold" d="M428 346h70a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-58l-12 10z" />
      <path d="M440 360h50M440 370h30" className="stroke-rule-strong" />
      <path
        className="fill-seal-wash stroke-seal"
        d="M550 402h-66a8 8 0 0 0-8 8v14a8 8 0 0 0 8 8h54l12 10z"
      />
      <path d="M488 417h44" className="stroke-seal" />
      <path
        className="fill-seal-wash stroke-seal"
        d="M550 454h-44a8 8 0 0 0-8 8v10a8 8 0 0 0 8 8h32l12 10z"
      />
      <path d="M510 467h24" className="stroke-seal" />
      <path className="fill-seal-wash stroke-seal" d="M550 502h-30a8 8 0 0 0-8 8v10a8 8 0 0 0 8 8h30z" />
    </g>
  );
}

const TURNS = [0, 5, 10, 15, 20, 25] as const;

function Cheque() {
  return (
    <g transform="rotate(-8 220 470)">
      <path className="fill-sheet" d="M34 372h356v176H34z" />
      <g className="stroke-brass" strokeWidth="0.8" transform="translate(336 430) scale(0.8)">
        {TURNS.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <use href={drawnApart('rosette')} />
          </g>
        ))}
      </g>
      <path d="M54 398h84M54 410h48" strokeWidth="2.5" />
      <path d="M54 446h196M54 474h150" className="stroke-rule-strong" />
      <rect x="252" y="490" width="120" height="26" className="fill-sheet" />
      <path d="M264 503h72" strokeWidth="3" />
      <path d="M268 534c10-16 15-15 13 0s10-12 16-8 8 2 20-3" strokeWidth="2" />
      <path d="M252 538h120" className="stroke-rule-strong" />
      {/* Returned unpaid. */}
      <g className="stroke-seal" transform="rotate(-14 150 470)">
        <rect x="66" y="440" width="168" height="58" rx="4" strokeWidth="3" />
        <rect x="72" y="446" width="156" height="46" rx="2" strokeWidth="1" />
        <path d="M86 462h128M86 477h84" strokeWidth="5" strokeLinecap="butt" />
      </g>
    </g>
  );
}
