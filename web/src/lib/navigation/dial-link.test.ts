import { expect, it } from 'vitest';
import { dialLink } from './dial-link';

it.each([
  ['081-555-0110', 'tel:0815550110'],
  ['+66 81 555 0110', 'tel:+66815550110'],
  ['(+66) 81-555-0110', 'tel:+66815550110'],
  ['+66 (0)81 555 0110', 'tel:+66815550110'],
  ['๐๘๑-๕๕๕-๐๑๑๐', 'tel:0815550110'],
  ['０８１５５５０１１０', 'tel:0815550110'],
  ['02\u2013123\u20134567', 'tel:021234567'],
  ['โทร. 02 123 4567 ต่อ 12', 'tel:021234567'],
  ['02-123-4567, 081-555-0110', 'tel:021234567'],
  ['ช่อง 2: 02-123-4567', 'tel:021234567'],
  ['191', 'tel:191'],
])('%s dials %s', (written, link) => {
  expect(dialLink(written)).toBe(link);
});

it.each(['19', 'LINE @debt1', 'ไม่มี ๑', ''])('"%s" dials nothing', (written) => {
  expect(dialLink(written)).toBeNull();
});
