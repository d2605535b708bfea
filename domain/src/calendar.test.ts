import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isDay,
  mondayOf,
  startOf,
  timeOf,
  weekOf,
  weeksUpTo,
} from './calendar.ts';

describe('a day', () => {
  it('begins at midnight in Bangkok, five in the afternoon in UTC', () => {
    expect(dayOf(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
    expect(startOf('2026-11-21')).toEqual(new Date('2026-11-20T17:00:00Z'));
  });

  it('has its times in Bangkok, to the minute', () => {
    expect(timeOf(new Date('2026-11-20T17:30:59.999Z'))).toBe('00:30');
    expect(timeOf(new Date('2026-11-20T16:59:00Z'))).toBe('23:59');
  });

  it('is counted across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
  });
});

describe('a month later', () => {
  it.each([
    ['2026-09-05', 3, '2026-12-05'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});

it('a day is one of the calendar', () => {
  expect(['2024-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-00-10'].filter(isDay)).toEqual([]);
});

describe('a week', () => {
  // ISO 8601, with the years whose first days belong to the year before, and one of 53 weeks.
  it.each([
    ['2026-11-21', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2026-01-01', '2026-W01'],
    ['2025-12-29', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2023-01-01', '2022-W52'],
  ])('%s is in %s', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });

  it('begins on its Monday, in each week of ten years', () => {
    let week = weekOf('2020-01-01');
    for (let day = '2020-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
      const monday = mondayOf(weekOf(day));
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
      // Names sort by age.
      expect(weekOf(day) >= week).toBe(true);
      week = weekOf(day);
    }
  });

  it('is followed by the next, the last one being that of the day', () => {
    expect(weeksUpTo('2027-01-05', 3)).toEqual(['2026-W52', '2026-W53', '2027-W01']);
    expect(new Set(weeksUpTo('2026-11-21', 52)).size).toBe(52);
  });
});
