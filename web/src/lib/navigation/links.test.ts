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

interface Hosting {
  rewrites: { source: string; destination?: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Hosting };
/** Those that Hosting answers with the portal's document. */
const screenSources = hosting.rewrites
  .filter(({ destination }) => destination === '/spa.html')
  .map(({ source }) => source);

test('the portal’s screens are the addresses that Hosting answers with their document, and no others', () => {
  expect(screenSources.length).toBeGreaterThan(5);
  for (const source of screenSources) {
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

/** The policy that Hosting sends: of the rules for an address, the last one. */
function referrerPolicyOf(address: string): string | undefined {
  const matches = (source: string) => {
    const pattern = source.replace(/@(\(.*?\))|\*\*|[.]/g, (part, choices?: string) =>
      part === '**' ? '.*' : (choices ?? '\\.'),
    );
    return new RegExp(`^${pattern}$`).test(address);
  };
  return hosting.headers
    .filter(({ source }) => matches(source))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === 'Referrer-Policy')?.value;
}

test.each(screenSources)(
  'Hosting sends %s without a referrer, as its addresses name cases and accounts',
  (source) => {
    expect(referrerPolicyOf(source.replace('**', 'any/thing'))).toBe('no-referrer');
  },
);

test.each(['/', '/partner', '/partner/register', '/blog/x'])(
  'public pages such as %s send theirs',
  (address) => {
    expect(referrerPolicyOf(address)).toBe('strict-origin-when-cross-origin');
  },
);
