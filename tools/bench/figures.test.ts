import { describe, expect, it } from 'vitest';
import { median, percentile, table } from './figures.ts';

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it('are samples, by nearest rank', () => {
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.05)).toBe(7);
  });
  it('sort numbers, not texts', () => expect(percentile([9, 10, 100], 0.5)).toBe(10));
  it('of nothing are an error', () => expect(() => percentile([], 0.5)).toThrow(RangeError));
});

describe('the median', () => {
  it('is the middle of an odd number', () => expect(median([30, 10, 20])).toBe(20));
  it('lies between the two middles of an even one', () => expect(median([40, 10, 20, 30])).toBe(25));
});

it('a table is Markdown with aligned columns', () => {
  expect(table(['what', 'n'], [['a start', '10']])).toBe(
    ['| what    | n  |', '| ------- | -- |', '| a start | 10 |'].join('\n'),
  );
});
