import { expect, test } from 'vitest';
import { links } from './links';
import { localePath } from './locale-path';

test('Thai has no prefix', () => {
  expect(localePath('/about', 'th')).toBe('/about');
  expect(localePath('/', 'th')).toBe('/');
});

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  [links.corporatePackages, '/en/corporate#packages'],
  ['/?lng=en', '/en?lng=en'],
  ['/#stats', '/en#stats'],
  ['/blog/a-b?from=/x#y', '/en/blog/a-b?from=/x#y'],
  [links.partnerInfo, '/en/partner'],
])('%s is %s in English', (path, english) => {
  expect(localePath(path, 'en')).toBe(english);
});

test.each([
  links.login,
  links.register,
  links.forgotPassword,
  links.partnerRegistration,
  links.partnerRegister,
])('%s is met before signing in, so it says the language', (path) => {
  expect(localePath(path, 'zh')).toBe(`/zh${path}`);
});

test.each([
  links.customer.dashboard,
  links.customer.newCase,
  links.partner.dashboard,
  links.partner.profile,
  links.admin.dashboard,
  `${links.admin.cases}?tab=all`,
  links.notifications,
  links.authAction,
])('%s lies behind the sign-in and has no prefix', (path) => {
  expect(localePath(path, 'zh')).toBe(path);
});

test.each(['#packages', 'tel:+6621234567', 'https://example.com/a', '//example.com/a'])(
  '%s leads elsewhere and stays as it is',
  (path) => {
    expect(localePath(path, 'en')).toBe(path);
  },
);
