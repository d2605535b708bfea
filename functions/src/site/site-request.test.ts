import { describe, expect, it } from 'vitest';
import { readRequest, type Asked } from './site-request.ts';

const asked = (path: string, visitor: Partial<Asked> = {}): Asked => ({
  path,
  lng: undefined,
  cookie: undefined,
  acceptLanguage: undefined,
  ...visitor,
});

describe('the requested page', () => {
  it.each([
    ['/blog', { kind: 'blog', page: 1 }],
    ['/en/blog', { kind: 'blog', page: 1 }],
    ['/zh/roadmap', { kind: 'roadmap' }],
    ['/sitemap.xml', { kind: 'sitemap' }],
    ['/blog/age-of-debts', { kind: 'article', slug: 'age-of-debts', prefix: '' }],
    [`/en/blog/${encodeURIComponent('อายุความ-หนี้')}`, { kind: 'article', slug: 'อายุความ-หนี้', prefix: '/en' }],
    [`/blog/${'a'.repeat(200)}`, { kind: 'article', slug: 'a'.repeat(200), prefix: '' }],
    ['/fresh/zh/home', { kind: 'home' }],
  ])('%s', (path, request) => {
    expect(readRequest(asked(path)).request).toEqual(request);
  });

  it.each([
    '/blog/a/b',
    '/fresh/en/admin',
    '/fresh/en',
    '/fresh/xx/home',
    '/fresh/en/home/more',
    `/blog/${'a'.repeat(201)}`,
    '/',
    '/blog/%E0%A4%A',
    '/th/blog',
    '/en/en/blog',
    '/en/no-such-page',
    '/zh/sitemap.xml',
    '/admin',
  ])('%s is not a page of the site', (path) => {
    expect(readRequest(asked(path)).request).toEqual({ kind: 'unknown' });
  });
});

describe('the page of the blog', () => {
  const requestOf = (path: string, page: unknown) => readRequest(asked(path, { page })).request;

  it.each(['/blog', '/en/blog', '/zh/blog'])('%s has the requested one', (path) => {
    expect(requestOf(path, '2')).toEqual({ kind: 'blog', page: 2 });
    expect(requestOf(path, '99')).toEqual({ kind: 'blog', page: 99 });
  });

  it.each([undefined, '1', '0', '02', '-2', '2.5', '2e1', ' 2', '', 'abc', '๒', ['2', '3'], { a: '2' }])(
    'is the first for %j',
    (page) => {
      expect(requestOf('/blog', page)).toEqual({ kind: 'blog', page: 1 });
    },
  );

  it.each(['100', '9'.repeat(400)])('%s is more than there may be', (page) => {
    expect(requestOf('/blog', page)).toEqual({ kind: 'unknown' });
  });

  it('is nothing to other pages', () => {
    expect(requestOf('/roadmap', '100')).toEqual({ kind: 'roadmap' });
    expect(requestOf('/blog/a', '100')).toEqual({ kind: 'article', slug: 'a', prefix: '' });
  });
});

describe('the language', () => {
  const languageOf = (path: string, visitor: Partial<Asked> = {}) =>
    readRequest(asked(path, visitor)).language;

  it('is that of the address, even if the visitor prefers another', () => {
    expect(languageOf('/en/blog', { cookie: 'zh', acceptLanguage: 'th', lng: 'zh' })).toBe('en');
    expect(languageOf('/fresh/zh/home', { cookie: 'en' })).toBe('zh');
    expect(languageOf('/zh/no-such-page', { cookie: 'en', acceptLanguage: 'th' })).toBe('zh');
  });

  it('is else the requested one, then the cookie, then the browser’s preference, then Thai', () => {
    expect(languageOf('/blog', { lng: 'en', cookie: 'zh', acceptLanguage: 'th' })).toBe('en');
    expect(languageOf('/blog', { cookie: 'zh', acceptLanguage: 'en' })).toBe('zh');
    expect(languageOf('/blog', { acceptLanguage: 'de;q=0.9, zh-TW;q=0.4, en-GB;q=0.8' })).toBe('en');
    expect(languageOf('/blog')).toBe('th');
  });

  it.each([
    ['markup', '"><svg onload=1>'],
    ['a path', '../en'],
    ['very long', 'x'.repeat(10_000)],
    ['a word that begins alike', 'english'],
    ['a list', ['en']],
    ['empty', ''],
  ])('is Thai when the requested one is %s', (_what, lng) => {
    expect(languageOf('/blog', { lng })).toBe('th');
    if (typeof lng === 'string') expect(languageOf('/blog', { cookie: lng, acceptLanguage: lng })).toBe('th');
  });

  it('is not one that the browser refuses', () => {
    expect(languageOf('/blog', { acceptLanguage: 'en;q=0, zh;q=0.1' })).toBe('zh');
  });
});
