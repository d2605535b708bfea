import { describe, expect, it } from 'vitest';
import { addBusinessDays, addBusinessHours } from './working-time.ts';

const bangkok = (text: string) => new Date(`${text}:00+07:00`);

describe('working days', () => {
  it('counts no weekend', () => {
    expect(addBusinessDays('2026-11-27', 1)).toBe('2026-11-30');
    expect(addBusinessDays('2026-11-27', 5)).toBe('2026-12-04');
  });

  it('counts no public holiday, and every weekday of a year without a calendar', () => {
    // The sixth of April, a Monday, is Chakri Day in 2026; 2026-04-13 to 15 are Songkran.
    expect(addBusinessDays('2026-04-03', 1)).toBe('2026-04-07');
    expect(addBusinessDays('2026-04-10', 1)).toBe('2026-04-16');
    expect(addBusinessDays('2026-04-03', 1, [])).toBe('2026-04-06');
    expect(addBusinessDays('2026-04-10', 1, [])).toBe('2026-04-13');
  });
});

describe('working hours', () => {
  // 2026-12-07 is a Monday and a holiday in lieu.
  it.each([
    ['over a weekend and a holiday on Monday', '2026-12-04T17:00', 8, '2026-12-08T16:00'],
    ['over a weekend alone', '2026-11-27T17:00', 8, '2026-11-30T16:00'],
    ['within a day', '2026-11-25T10:15', 2, '2026-11-25T12:15'],
    ['up to the end of the day', '2026-11-25T17:00', 1, '2026-11-25T18:00'],
    ['from the end of the day', '2026-11-25T18:00', 1, '2026-11-26T10:00'],
    ['from the last minute of the day', '2026-11-25T17:59', 1, '2026-11-26T09:59'],
    ['from before the day', '2026-11-25T03:00', 1, '2026-11-25T10:00'],
    ['from the beginning of the day', '2026-11-25T09:00', 9, '2026-11-25T18:00'],
    ['from the day before in UTC', '2026-11-26T00:30', 1, '2026-11-26T10:00'],
  ])('are counted %s', (_, from, hours, at) => {
    expect(addBusinessHours(bangkok(from), hours)).toEqual(bangkok(at));
  });
});
