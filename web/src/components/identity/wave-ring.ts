/** A ring that swings about its outline: r(θ) = radius · (1 + bulge · cos(sides·θ)) + swing · cos(waves·θ). */
export interface WaveRing {
  radius: number;
  swing: number;
  waves: number;
  /** How many corners the outline has; none for a circle. */
  sides?: number;
  /** How far the corners protrude, as a fraction of the radius. */
  bulge?: number;
}

/**
 * Pieces of curve for one wave: with four, a cubic through the true tangents strays less than a hairline, with two as little
 * where the ring swings little.
 */
const piecesOf = ({ radius, swing }: WaveRing) => (swing < radius / 10 ? 2 : 4);

/**
 * The ring about (`centre`, `centre`) as SVG path data, smooth at any size: a cubic Bézier for each piece, its handles
 * along the curve's own derivative (Hermite form), so that few numbers do for a fine engraving. Handles are alike on both
 * sides of a point, so each piece but the first names its second alone (`S`).
 */
export function waveRingPath(centre: number, ring: WaveRing): string {
  const { radius, swing, waves, sides = 0, bulge = 0 } = ring;
  const pieces = waves * piecesOf(ring);
  const step = (2 * Math.PI) / pieces;
  const at = (index: number) => {
    const angle = index * step;
    const r = radius * (1 + bulge * Math.cos(sides * angle)) + swing * Math.cos(waves * angle);
    const slope = -radius * bulge * sides * Math.sin(sides * angle) - swing * waves * Math.sin(waves * angle);
    return {
      x: centre + r * Math.cos(angle),
      y: centre + r * Math.sin(angle),
      dx: ((slope * Math.cos(angle) - r * Math.sin(angle)) * step) / 3,
      dy: ((slope * Math.sin(angle) + r * Math.cos(angle)) * step) / 3,
    };
  };
  // What swings little shows a rounding sooner: teeth of one decimal lean.
  const decimals = swing < radius / 10 ? 2 : 1;
  const pair = (x: number, y: number) => `${Number(x.toFixed(decimals))} ${Number(y.toFixed(decimals))}`;
  const start = at(0);
  let path = `M${pair(start.x, start.y)}C${pair(start.x + start.dx, start.y + start.dy)} `;
  for (let index = 1; index <= pieces; index += 1) {
    const { x, y, dx, dy } = at(index);
    path += `${index === 1 ? '' : 'S'}${pair(x - dx, y - dy)} ${pair(x, y)}`;
  }
  return `${path}Z`;
}
