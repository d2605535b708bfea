import { cn } from '@/lib/cn';
import { SCALES, SEAL_RIM, STRINGS } from './seal-paths';

/** The firm's seal as it is pressed. Always next to the name, therefore hidden from screen readers. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={cn('size-9', className)}>
      <path d={SEAL_RIM} className="fill-seal" />
      <g className="stroke-on-seal" fill="none">
        <circle cx="16" cy="16" r="13" strokeWidth="0.6" opacity="0.75" />
        <path d={SCALES} strokeWidth="1.5" strokeLinecap="square" />
        <path d={STRINGS} strokeWidth="0.7" />
      </g>
    </svg>
  );
}
