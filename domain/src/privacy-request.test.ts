import { expect, it } from 'vitest';
import { daysLeft, dueDayOf } from './privacy-request.ts';

it('an answer is due thirty days later, in days of Bangkok', () => {
  // One in the morning in Bangkok, still the day before in UTC.
  const request = { created_at: new Date('2026-11-20T18:00:00.000Z') };
  expect(dueDayOf(request)).toBe('2026-12-21');
  expect(daysLeft(request, request.created_at)).toBe(30);
  expect(daysLeft(request, new Date('2026-12-21T16:59:59.000Z'))).toBe(0);
  expect(daysLeft(request, new Date('2026-12-21T17:00:00.000Z'))).toBe(-1);
});
