import { expect, it } from 'vitest';
import { noContactFrom } from './no-contact.ts';

const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);
const free: Parameters<typeof noContactFrom>[0] = {
  door: { open: { dispute: 0, paid: 0 }, updated_at: at('02T09:00') },
  hold: null,
  authority: { scope: ['demand'], from_on: '2026-01-01', until_on: null },
};
const authority = free.authority!;

it.each<[string, Partial<typeof free>, string | null]>([
  ['nothing limits it', {}, null],
  ['nobody recorded or answered anything', { door: null, authority: null }, null],
  [
    'the debtor disputes the debt',
    { door: { open: { dispute: 1, paid: 0 }, updated_at: at('03T00:30') } },
    '2026-11-03',
  ],
  [
    'the debtor says that it is paid',
    { door: { open: { dispute: 0, paid: 2 }, updated_at: at('03T23:30') } },
    '2026-11-03',
  ],
  ['the customer has put the case on hold', { hold: { at: at('04T10:00') } }, '2026-11-04'],
  ['the authority ends', { authority: { ...authority, until_on: '2026-11-30' } }, '2026-12-01'],
  ['the authority is revoked', { authority: { ...authority, revoked_at: at('05T10:00') } }, '2026-11-05'],
  [
    'the authority is for money alone',
    { authority: { ...authority, scope: ['receive_money'] } },
    '2026-01-01',
  ],
  ['the authority is for visits alone', { authority: { ...authority, scope: ['visit'] } }, null],
])('when %s', (_, change, day) => {
  expect(noContactFrom({ ...free, ...change })).toBe(day);
});

it('the first of several reasons counts', () => {
  const hold = { at: at('04T10:00') };
  expect(noContactFrom({ ...free, hold, authority: { ...authority, until_on: '2026-11-02' } })).toBe(
    '2026-11-03',
  );
  expect(noContactFrom({ ...free, hold, authority: { ...authority, until_on: '2026-11-30' } })).toBe(
    '2026-11-04',
  );
});
