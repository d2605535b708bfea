import { useId } from 'react';
import { cn } from '@/lib/cn';
import { engravingPath, type EngravedPetals } from './engraving';

interface GuillocheProps {
  /** How many petals the rosette has: each service of the firm has a different number. */
  petals?: EngravedPetals;
  className?: string;
}

/**
 * The fine engraving of cheques and banknotes in the text colour. Its thousand curves are in a separate image file
 * (`build/engravings.ts`), so that no page contains them. Decorative, therefore hidden from screen readers.
 */
export function Guilloche({ petals = 12, className }: GuillocheProps) {
  return (
    <span
      aria-hidden
      className={cn('engraved block size-full', className)}
      style={{ maskImage: `url(${engravingPath(petals)})` }}
    />
  );
}

const PERIOD = 48;
const HEIGHT = 20;

/** The same engraving as a strip, for the edge of a document; as wide as its place. */
export function GuillocheBand({ layers = 6, className }: { layers?: number; className?: string }) {
  const id = useId();
  const waves = Array.from({ length: layers }, (_, layer) => wave((layer * PERIOD) / layers));
  return (
    <svg aria-hidden className={cn('block h-5 w-full', className)}>
      <pattern id={id} width={PERIOD} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={waves.join('')} fill="none" stroke="currentColor" strokeWidth="0.6" />
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}

/** Two waves, the first of them beginning before the tile, so that every shift `by` covers it. */
function wave(by: number): string {
  const half = PERIOD / 2;
  // The handle length with which a cubic comes nearest to half a cosine.
  const hold = half * 0.3642;
  const level = (crest: number) => (crest % 2 === 0 ? 1.5 : HEIGHT - 1.5);
  const from = by - PERIOD;
  const swings = [1, 2, 3, 4].map((crest) => {
    const x = from + crest * half;
    const points = [x - half + hold, level(crest - 1), x - hold, level(crest), x, level(crest)];
    return `C${points.map((value) => value.toFixed(2)).join(' ')}`;
  });
  return `M${from.toFixed(2)} ${level(0)}${swings.join('')}`;
}
