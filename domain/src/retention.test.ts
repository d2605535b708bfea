import { expect, it } from 'vitest';
import { endedBy, endOf, RETENTION, retentionRow } from './retention.ts';

const at = (text: string) => new Date(text);

it('days are days of 24 hours', () => {
  const now = at('2026-11-21T08:00:00.000Z');
  expect(endedBy({ count: 30, unit: 'day' }, now)).toEqual(at('2026-10-22T08:00:00.000Z'));
  expect(endOf({ count: 30, unit: 'day' }, at('2026-10-22T08:00:00.000Z'))).toEqual(now);
});

it('years are those of the calendar in Bangkok, leap years or not', () => {
  expect(endedBy({ count: 10, unit: 'year' }, at('2036-11-21T08:00:00.000Z'))).toEqual(
    at('2026-11-21T08:00:00.000Z'),
  );
  // The 29th of February in Bangkok is the 28th in UTC: it becomes the 28th in Bangkok, and no day is lost.
  expect(endedBy({ count: 1, unit: 'year' }, at('2028-02-28T20:00:00.000Z'))).toEqual(
    at('2027-02-27T20:00:00.000Z'),
  );
  expect(endOf({ count: 4, unit: 'year' }, at('2028-02-28T20:00:00.000Z'))).toEqual(
    at('2032-02-28T20:00:00.000Z'),
  );
});

it('no row is repeated', () => {
  expect(new Set(RETENTION.map(({ id }) => id)).size).toBe(RETENTION.length);
  expect(retentionRow('contacts').period).toEqual({ count: 1, unit: 'year' });
});
