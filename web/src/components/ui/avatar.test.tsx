import { expect, it } from 'vitest';
import { initialOf } from './avatar';

it.each([
  ['Pannawat', 'P'],
  ['somchai', 'S'],
  // A leading vowel is written before the consonant that it follows, and reads badly without it.
  ['เกียรติ', 'ก'],
  ['ไพลิน', 'พ'],
  ['潘纳瓦', '潘'],
  ['7-Eleven', 'E'],
  ['  “Siam”', 'S'],
  ['123', '·'],
  ['', '·'],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
