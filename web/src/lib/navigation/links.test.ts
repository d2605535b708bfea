import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { insidePath, isPrivate, isScreen } from './links';

test.each(['/dashboard', '/dashboard/case/abc?x=1#y', '/admin/partner/%E0%B8%81', '/', '/a-b_c.d'])(
  '%s leads inside the site',
  (path) => {
    expect(insidePath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/a\\b',
  '/a b',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil',
  '/a%0d%0aLocation:x',
  '/a\u0000b',
  '/a\nb',
  '/\u0085',
  `/${'a'.repeat(3_000)}`,
  undefined,
  null,
])('%j leads nowhere', (path) => {
  expect(insidePath(path)).toBeNull();
});

test('the portal’s screens are the addresses that Hosting answers with their document, and no others', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { source: string; destination?: string }[] };
  };
  const sources = hosting.rewrites
    .filter(({ destination }) => destination === '/spa.html')
    .map(({ source }) => source);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    expect(isScreen(source.replace('**', 'any/thing')), source).toBe(true);
    expect(isPrivate(source.replace('**', 'any/thing')), source).toBe(true);
  }
  // Prerendered screens are separate files.
  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/partner-registration',
    '/partner/register',
  ])
    expect([isScreen(path), isPrivate(path)], path).toEqual([true, false]);
  for (const path of ['/', '/partner', '/blog/x', '/loginx', '/adminx', '/partner/other', '/dashboards'])
    expect(isScreen(path), path).toBe(false);
});
