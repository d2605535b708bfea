import { expect, it } from 'vitest';
import { readDay } from './read-day.ts';

it.each([
  [['1', '3', '2567'], '2024-03-01'],
  [['01', '03', '2024'], '2024-03-01'],
  [['๒๙', '๒', '๒๕๖๗'], '2024-02-29'],
  [['', '3', '2567'], '2024-03-01'],
  [[' 31 ', '12', '2568'], '2025-12-31'],
])('%j is %s', ([date = '', month = '', year = ''], day) => {
  expect(readDay(date, month, year)).toBe(day);
});

it('is null where nothing was typed', () => {
  expect(readDay('', ' ', '')).toBeNull();
});

it.each([
  [['29', '2', '2568']],
  [['31', '4', '2024']],
  [['1', '13', '2024']],
  [['1', '', '2024']],
  [['1', '3', '67']],
  [['1', '3', '']],
  [['1', 'มี.ค.', '2567']],
  [['1', '1', '1900']],
])('%j is no day', ([date = '', month = '', year = '']) => {
  expect(readDay(date, month, year)).toBeUndefined();
});
