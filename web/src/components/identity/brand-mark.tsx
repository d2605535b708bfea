import { cn } from '@/lib/cn';
import { SCALES, STRINGS } from './seal-paths';

/** The teeth of the rim are the round ends of dashes: the rim as a path (`SEAL_RIM`) is half a KiB in every page. */
const TEETH = 28;
const RADIUS = 14.6;
const STEP = ((2 * Math.PI * RADIUS) / TEETH).toFixed(4);

/** The firm's seal as it is pressed. Always next to the name, therefore hidden from screen readers. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-9', className)}>
      <circle
        cx="16"
        cy="16"
        r={RADIUS}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray={`0 ${STEP}`}
        className="fill-seal stroke-(--seal-fill)"
      />
      <g className="stroke-on-seal" fill="none">
        <circle cx="16" cy="16" r="13" strokeWidth="0.6" opacity="0.75" />
        <path d={SCALES} strokeWidth="1.5" strokeLinecap="square" />
        <path d={STRINGS} strokeWidth="0.7" />
      </g>
    </svg>
  );
}
