import { expect, it } from 'vitest';
import { dayOf } from './calendar.ts';
import { daysLeft, dueDayOf } from './privacy-request.ts';

it('an answer is due thirty days later, in days of Bangkok', () => {
  // One in the morning in Bangkok, still the day before in UTC.
  const request = { created_at: new Date('2026-11-20T18:00:00.000Z') };
  expect(dueDayOf(request)).toBe('2026-12-21');
  expect(daysLeft(request, dayOf(request.created_at))).toBe(30);
  expect(daysLeft(request, '2026-12-21')).toBe(0);
  expect(daysLeft(request, '2026-12-22')).toBe(-1);
});
