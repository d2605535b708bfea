import { describe, expect, it } from 'vitest';
import {
  acceptanceDeadline,
  addBusinessDays,
  addBusinessHours,
  objectionDeadline,
  reportDeadline,
} from './commitments.ts';

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

describe('the deadline of a report', () => {
  it.each([
    ['a week after the day on which work began', '2026-11-26T10:30', '2026-12-03T18:00'],
    ['the Friday before, when it is a Saturday', '2026-11-28T10:30', '2026-12-04T18:00'],
    ['the Friday before, when it is a holiday on Monday', '2026-11-30T10:30', '2026-12-04T18:00'],
  ])('is %s', (_, began, due) => {
    expect(reportDeadline(bangkok(began), bangkok(began))).toEqual(bangkok(due));
  });

  it('does not drift: after one that was brought forward comes the day itself', () => {
    const began = bangkok('2026-11-30T10:30');
    const first = reportDeadline(began, began);
    expect(first).toEqual(bangkok('2026-12-04T18:00'));
    expect(reportDeadline(began, first)).toEqual(bangkok('2026-12-14T18:00'));
    expect(reportDeadline(began, new Date(first.getTime() - 1))).toEqual(first);
  });
});

it('a customer may object for fourteen days', () => {
  expect(objectionDeadline(bangkok('2026-11-23T10:30'))).toEqual(bangkok('2026-12-07T10:30'));
});
