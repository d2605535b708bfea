import { describe, expect, it } from 'vitest';
import { acceptanceDeadline, addBusinessDays, objectionDeadline } from './commitments.ts';

const bangkok = (text: string) => new Date(`${text}:00+07:00`);

describe('the deadline of an acceptance', () => {
  it.each([
    ['on a Monday', '2026-11-23T10:30', '2026-11-25T18:00', '2026-11-25T09:00'],
    ['on a Thursday, over the weekend', '2026-11-26T10:30', '2026-11-30T18:00', '2026-11-30T09:00'],
    ['on a Saturday', '2026-11-28T10:30', '2026-12-01T18:00', '2026-12-01T09:00'],
    [
      'on a Thursday, over the weekend and a holiday in lieu',
      '2026-12-03T10:30',
      '2026-12-08T18:00',
      '2026-12-08T09:00',
    ],
    ['before New Year', '2026-12-29T10:30', '2027-01-04T18:00', '2027-01-04T09:00'],
    ['just before midnight in Bangkok', '2026-11-23T23:59', '2026-11-25T18:00', '2026-11-25T09:00'],
    ['just after midnight in Bangkok', '2026-11-24T00:00', '2026-11-26T18:00', '2026-11-26T09:00'],
  ])('asked %s is two working days later', (_, asked, due, remind) => {
    expect(acceptanceDeadline(bangkok(asked))).toEqual({
      due_at: bangkok(due),
      remind_at: bangkok(remind),
    });
  });

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

it('a customer may object for fourteen days', () => {
  expect(objectionDeadline(bangkok('2026-11-23T10:30'))).toEqual(bangkok('2026-12-07T10:30'));
});
