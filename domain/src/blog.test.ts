import { expect, it } from 'vitest';
import { toSlug } from './blog.ts';

it.each([
  ['Hello World', 'hello-world'],
  ['  Hello   World  ', 'hello-world'],
  ['อายุความหนี้ ที่ต้องรู้', 'อายุความหนี้-ที่ต้องรู้'],
  ['พ.ร.บ. ทวงถามหนี้ 2558!', 'พรบ-ทวงถามหนี้-2558'],
  ['snake_case stays', 'snake_case-stays'],
  ['a -- b --- c', 'a-b-c'],
  ['---', ''],
  ['中文 English', 'english'],
  ['tab\tnew\nline\u00a0space', 'tab-new-line-space'],
  ['C# & C++: <b>50%</b>', 'c-c-b50b'],
  ['๑๒๓ บาท', '๑๒๓-บาท'],
  ['Café', 'caf'],
  ['../../etc', 'etc'],
])('the slug of %j is %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  expect(toSlug(slug)).toBe(slug);
});
