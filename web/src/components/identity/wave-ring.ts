/** A ring that swings about its radius: r(θ) = radius + swing · cos(waves·θ). */
export interface WaveRing {
  radius: number;
  swing: number;
  waves: number;
}

/** Pieces of curve for one wave: with four, a cubic through the true tangents strays less than a hairline. */
const PIECES = 4;

/**
 * The ring about (`centre`, `centre`) as SVG path data, smooth at any size: a cubic Bézier for each piece, its handles
 * along the curve's own derivative (Hermite form), so that few numbers do for a fine engraving.
 */
export function waveRingPath(centre: number, { radius, swing, waves }: WaveRing): string {
  const pieces = waves * PIECES;
  const step = (2 * Math.PI) / pieces;
  const at = (index: number) => {
    const angle = index * step;
    const r = radius + swing * Math.cos(waves * angle);
    const slope = -swing * waves * Math.sin(waves * angle);
    return {
      x: centre + r * Math.cos(angle),
      y: centre + r * Math.sin(angle),
      dx: ((slope * Math.cos(angle) - r * Math.sin(angle)) * step) / 3,
      dy: ((slope * Math.sin(angle) + r * Math.cos(angle)) * step) / 3,
    };
  };
  const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const start = at(0);
  let path = `M${pair(start.x, start.y)}`;
  for (let index = 1; index <= pieces; index += 1) {
    const from = at(index - 1);
    const to = at(index);
    path += `C${pair(from.x + from.dx, from.y + from.dy)} ${pair(to.x - to.dx, to.y - to.dy)} ${pair(to.x, to.y)}`;
  }
  return `${path}Z`;
}
