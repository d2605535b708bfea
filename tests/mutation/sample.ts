/** A random sample of this size; the same seed gives the same sample (mulberry32). */
export function sample<T>(all: readonly T[], size: number, seed: number): T[] {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawn = all.map((item, index) => ({ item, index, draw: random() }));
  return drawn
    .sort((a, b) => a.draw - b.draw)
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
