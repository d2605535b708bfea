import { cn } from '@/lib/cn';
import { waveRingPath } from './wave-ring';

/** The notched rim of a notary's seal. */
export const SEAL_RIM = waveRingPath(16, { radius: 15, swing: 0.7, waves: 28 });

/** Scales made of ledger lines: stem, beam, two pans, foot. */
export const SCALES =
  'M16 8v15.8M8.9 10.2h14.2M6.2 16.4h5.4M7.6 18.8h2.6M20.4 16.4h5.4M21.8 18.8h2.6M13.4 23.8h5.2';

/** What the pans hang from. */
export const STRINGS = 'M8.9 10.2l-2.5 6.2M8.9 10.2l2.5 6.2M23.1 10.2l-2.5 6.2M23.1 10.2l2.5 6.2';

/** The firm's seal as it is pressed. Stands beside the name, so it is not read aloud. */
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
