import { expect, test } from 'vitest';
import { insidePath } from './links';

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
