/** Maximum number of steps on an axis, so that its labels do not crowd. */
const MOST = 5;
/** An axis of ones and twos would make much of little. */
const LEAST = 4;

/**
 * The figures at the side of columns: whole and evenly apart, from nothing to the first that is not below the highest.
 * @param highest what must find room, not negative
 */
export function axisSteps(highest: number): number[] {
  const top = Math.max(highest, LEAST);
  const atLeast = Math.max(top / MOST, 1);
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= atLeast) ?? top;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
