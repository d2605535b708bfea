import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import { continueAnimations } from '@/lib/page/continue-animations';
import { SCALES, SEAL_RIM, STRINGS } from './identity/seal-paths';

/** A ring of ink being drawn. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      className={cn('size-5 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" className="stroke-current opacity-20" />
      <path d="M12 3a9 9 0 0 1 9 9" className="stroke-current" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the page while the app loads, the firm's seal being drawn; told to screen readers once. */
export function PageSpinner({ label }: { label: string }) {
  const later = (ms: number): CSSProperties & Record<'--draw-delay', string> => ({
    '--draw-delay': `${ms}ms`,
  });
  const seal = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (seal.current === null ? undefined : continueAnimations(seal.current)), []);
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-paper text-seal">
      <svg ref={seal} aria-hidden viewBox="0 0 32 32" fill="none" stroke="currentColor" className="size-24">
        <g className="origin-center animate-spin [animation-duration:9s]">
          <path d={SEAL_RIM} pathLength="1" strokeWidth="0.8" className="animate-draw" />
        </g>
        <circle
          cx="16"
          cy="16"
          r="13"
          pathLength="1"
          strokeWidth="0.5"
          className="animate-draw"
          style={later(250)}
        />
        <path d={STRINGS} pathLength="1" strokeWidth="0.6" className="animate-draw" style={later(650)} />
        <path d={SCALES} pathLength="1" strokeWidth="1.4" className="animate-draw" style={later(500)} />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
