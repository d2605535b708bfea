import { INKS, isTint, LINES, TILE, TINTS } from '../engrave';
import type { Fill } from '../plot';

/** A fill that tells its kind by its lines, as engravings do: `url(#id)`. What is solid needs none. */
export function Engraving({ id, ink, hatch }: Fill & { id: string }) {
  if (hatch === 'solid') return null;
  return (
    <pattern
      id={id}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      className={`${INKS[ink]} forced-colors:text-[CanvasText]`}
    >
      <rect width={TILE} height={TILE} fill="currentColor" opacity={isTint(hatch) ? TINTS[hatch] : 0.14} />
      {!isTint(hatch) && (
        <path
          d={LINES[hatch]}
          fill={hatch === 'dotted' ? 'currentColor' : 'none'}
          stroke={hatch === 'dotted' ? 'none' : 'currentColor'}
          strokeWidth="1.25"
        />
      )}
    </pattern>
  );
}
