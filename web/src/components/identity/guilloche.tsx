import { useId } from 'react';
import { cn } from '@/lib/cn';
import { waveRingPath, type WaveRing } from './wave-ring';

interface GuillocheProps {
  /** How many petals the rosette has: each service of the firm has a number of its own. */
  petals?: number;
  /** How many hairlines each band is woven of. */
  layers?: number;
  className?: string;
}

const SIZE = 400;

/** From the rim to the heart; all follow the number of petals, so that every rosette is of one family. */
function bandsOf(petals: number): WaveRing[] {
  return [
    { radius: 168, swing: 26, waves: petals * 2 },
    { radius: 118, swing: 36, waves: petals },
    { radius: 66, swing: 22, waves: petals },
  ];
}

/**
 * The fine engraving of cheques and banknotes, from a formula: each band is one wave, laid over itself a hair further
 * round each time. Decoration, so not read aloud.
 */
export function Guilloche({ petals = 12, layers = 9, className }: GuillocheProps) {
  const id = useId();
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
      className={cn('size-full', className)}
    >
      {bandsOf(petals).map((band, index) => (
        <g key={band.radius}>
          <path id={`${id}-${index}`} d={waveRingPath(SIZE / 2, band)} vectorEffect="non-scaling-stroke" />
          {Array.from({ length: layers - 1 }, (_, layer) => (
            <use
              key={layer}
              href={`#${id}-${index}`}
              transform={`rotate(${(((layer + 1) * 360) / (band.waves * layers)).toFixed(3)} ${SIZE / 2} ${SIZE / 2})`}
            />
          ))}
        </g>
      ))}
    </svg>
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
