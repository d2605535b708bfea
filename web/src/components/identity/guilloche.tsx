import { cn } from '@/lib/cn';

interface GuillocheProps {
  /** How many petals the outer curve has: each service of the firm has a number of its own. */
  petals?: number;
  /** How many curves are laid over one another. */
  layers?: number;
  className?: string;
}

const SIZE = 400;

/**
 * The fine engraving of cheques and banknotes, from a formula: hypotrochoid-like curves
 * r(θ) = R · (1 + a·cos(nθ + φ)), turned a little for each layer. Decoration, so not read aloud.
 */
export function Guilloche({ petals = 12, layers = 9, className }: GuillocheProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
      className={cn('size-full', className)}
    >
      {Array.from({ length: layers }, (_, layer) => (
        <path key={layer} d={curve(petals, layer / layers)} />
      ))}
    </svg>
  );
}

function curve(petals: number, phase: number): string {
  const steps = petals * 24;
  const centre = SIZE / 2;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const wave =
      Math.cos(petals * angle + phase * 2 * Math.PI) * 0.26 +
      Math.cos(petals * 2 * angle - phase * 2 * Math.PI) * 0.07;
    const radius = centre * 0.7 * (1 + wave);
    return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
