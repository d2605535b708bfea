import { describe, expect, it } from 'vitest';
import { acceptanceDeadline, objectionDeadline, reportDeadline } from './commitment-policy.ts';

const bangkok = (text: string) => new Date(`${text}:00+07:00`);

describe('the deadline of an acceptance', () => {
  it.each([
    ['on a Monday', '2026-11-23T10:30', '2026-11-25T18:00', '2026-11-25T05:00'],
    ['on a Thursday, over the weekend', '2026-11-26T10:30', '2026-11-30T18:00', '2026-11-30T05:00'],
    ['on a Saturday', '2026-11-28T10:30', '2026-12-01T18:00', '2026-12-01T05:00'],
    [
      'on a Thursday, over the weekend and a holiday in lieu',
      '2026-12-03T10:30',
      '2026-12-08T18:00',
      '2026-12-08T05:00',
    ],
    ['before New Year', '2026-12-29T10:30', '2027-01-04T18:00', '2027-01-04T05:00'],
    ['just before midnight in Bangkok', '2026-11-23T23:59', '2026-11-25T18:00', '2026-11-25T05:00'],
    ['just after midnight in Bangkok', '2026-11-24T00:00', '2026-11-26T18:00', '2026-11-26T05:00'],
  ])('asked %s is two working days later', (_, asked, due, remind) => {
    expect(acceptanceDeadline(bangkok(asked))).toEqual({
      due_at: bangkok(due),
      remind_at: bangkok(remind),
    });
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
