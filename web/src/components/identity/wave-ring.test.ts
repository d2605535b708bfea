import { expect, it } from 'vitest';
import { waveRingPath } from './wave-ring';

const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
/** The points that the curve goes through: the start, and the last of each piece: a cubic, then cubics with one handle. */
function pointsOf(path: string): [x: number, y: number][] {
  const numbers = numbersOf(path);
  const points: [number, number][] = [[numbers[0] ?? NaN, numbers[1] ?? NaN]];
  for (let at = 6; at < numbers.length; at += 4) points.push([numbers[at] ?? NaN, numbers[at + 1] ?? NaN]);
  return points;
}

it('a ring swings between radius plus and minus its swing, once for each wave', () => {
  const radii = pointsOf(waveRingPath(200, { radius: 100, swing: 20, waves: 6 })).map(([x, y]) =>
    Math.hypot(x - 200, y - 200),
  );
  expect(Math.max(...radii)).toBeCloseTo(120, 0);
  expect(Math.min(...radii)).toBeCloseTo(80, 0);
  // The first point is the last as well.
  expect(radii.slice(1).filter((radius) => radius > 119)).toHaveLength(6);
});

it('a ring is closed', () => {
  const points = pointsOf(waveRingPath(16, { radius: 15, swing: 0.7, waves: 28 }));
  expect(points.at(-1)).toEqual(points[0]);
});

it.each([
  ['a wide swing', 20, 12],
  ['a narrow one', 5, 28],
])('between its points the curve stays on the ring within a hairline: %s', (_, swing, waves) => {
  const numbers = numbersOf(waveRingPath(0, { radius: 100, swing, waves }));
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
  // A cubic Bézier at its middle.
  const [x, y] = [(x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8];
  const angle = Math.atan2(y, x);
  expect(Math.hypot(x, y)).toBeCloseTo(100 + swing * Math.cos(waves * angle), 0);
});
