import { expect, it } from 'vitest';
import { axisSteps } from './axis-steps';

it.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [7, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [1_000, [0, 200, 400, 600, 800, 1_000]],
  [12_345, [0, 5_000, 10_000, 15_000]],
])('up to %d', (highest, steps) => expect(axisSteps(highest)).toEqual(steps));

it('is whole, high enough, and never crowded, whatever there is', () => {
  for (let highest = 0; highest <= 5_000; highest += 1) {
    const steps = axisSteps(highest);
    expect(steps.every(Number.isInteger), String(highest)).toBe(true);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(highest, 4));
    expect(steps.length).toBeLessThanOrEqual(6);
  }
});
