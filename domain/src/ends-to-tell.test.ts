import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { endsToTell } from './ends-to-tell.ts';

const TODAY = '2026-11-27';

describe('the last days that people are notified of', () => {
  it('are those of the thresholds, and of the two days before', () => {
    expect([...endsToTell(TODAY)]).toEqual([
      ['2027-01-26', 60],
      ['2027-01-25', 60],
      ['2027-01-24', 60],
      ['2026-12-27', 30],
      ['2026-12-26', 30],
      ['2026-12-25', 30],
      ['2026-12-04', 7],
      ['2026-12-03', 7],
      ['2026-12-02', 7],
      ['2026-11-26', -1],
      ['2026-11-25', -1],
      ['2026-11-24', -1],
    ]);
  });

  it('reach every last day at each threshold, also when two runs in a row are missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 2 }), (ahead, phase) => {
        const lastDay = addDays(TODAY, ahead);
        const reached = new Set<number>();
        // Every third day, from well before the first threshold to well after the last.
        for (let day = -70 + phase; day < 10; day += 3) {
          const threshold = endsToTell(addDays(lastDay, day)).get(lastDay);
          if (threshold !== undefined) reached.add(threshold);
        }
        expect([...reached].sort((a, b) => b - a)).toEqual([60, 30, 7, -1]);
      }),
    );
  });
});
