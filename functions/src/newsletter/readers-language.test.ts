import { expect, it } from 'vitest';
import { readersLanguage } from './readers-language.ts';

const SITE = 'https://firm.example';
const language = (headers: Partial<Parameters<typeof readersLanguage>[0]>) =>
  readersLanguage({ referer: undefined, cookie: undefined, acceptLanguage: undefined, ...headers });

it.each([
  ['en', { referer: `${SITE}/en/contact`, cookie: '__session=zh', acceptLanguage: 'th' }],
  ['zh', { referer: `${SITE}/zh`, acceptLanguage: 'en' }],
  ['zh', { referer: `${SITE}/about`, cookie: 'a=1; __session=zh', acceptLanguage: 'en' }],
  ['en', { referer: `${SITE}/about`, acceptLanguage: 'en-GB,en;q=0.8' }],
  ['en', { acceptLanguage: 'en' }],
  ['th', {}],
  ['th', { referer: 'nonsense', cookie: 'x__session=en', acceptLanguage: 'fr' }],
  ['th', { referer: `${SITE}/english` }],
] as const)('%s for %j', (expected, headers) => {
  expect(language(headers)).toBe(expected);
});
