import { expect, it } from 'vitest';
import { blogFormSchema, datesOf, isLockableSlug, toSlug } from './blog.ts';

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

it.each(['', '.', '..', 'a/b', '__x__', '__', 'a'.repeat(501)])(
  '%j cannot be the id of a companion',
  (slug) => {
    expect(isLockableSlug(slug)).toBe(slug === '__');
  },
);

const form = { title: 'หัวข้อ', slug: 'slug', excerpt: '', content: '' };
const issuesOf = (change: Partial<typeof form>) =>
  blogFormSchema
    .safeParse({ ...form, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('an article needs a title and a slug, and nothing else', () => {
  expect(blogFormSchema.parse(form)).toEqual(form);
  expect(issuesOf({ title: ' \u200b' })).toEqual([['title', 'required']]);
  expect(issuesOf({ slug: ' ' })).toEqual([['slug', 'required']]);
});

it('any input becomes a slug, and an impossible one is reported', () => {
  expect(blogFormSchema.parse({ ...form, slug: ' My  Slug! ' }).slug).toBe('my-slug');
  expect(issuesOf({ slug: '中文' })).toEqual([['slug', 'required']]);
  expect(issuesOf({ slug: '__x__' })).toEqual([['slug', 'slugReserved']]);
  expect(issuesOf({ slug: 'a'.repeat(201) })).toEqual([['slug', 'tooLong']]);
});

it('an article keeps its first publication, and was last changed by its last save, by any author', () => {
  const [first, second, third] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => new Date(day));
  expect(datesOf({ published_at: first! })).toEqual({ first, last: first });
  expect(datesOf({ first_published_at: first!, published_at: second!, updated_at: second! })).toEqual({
    first,
    last: second,
  });
  expect(datesOf({ first_published_at: first!, published_at: third!, updated_at: second! }).last).toBe(third);
  expect(datesOf({ published_at: first!, updated_at: second! }).last).toBe(second);
});
