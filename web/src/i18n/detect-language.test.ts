import { FUNCTION_COOKIE, HOSTING_COOKIE } from '@app/domain/browser-keys';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserStorage } from '../lib/browser-storage.ts';
import { detectLanguage } from './detect-language';

const forget = (cookie: string) => (document.cookie = `${cookie}=; Path=/; Max-Age=0`);
const languages = vi.spyOn(navigator, 'languages', 'get');

/** What says nothing about a language at all. */
beforeEach(() => {
  history.replaceState(null, '', '/dashboard');
  for (const cookie of [HOSTING_COOKIE, FUNCTION_COOKIE]) forget(cookie);
  localStorage.clear();
  languages.mockReturnValue([]);
  document.documentElement.lang = '';
});

it('is Thai where nothing says otherwise', () => {
  languages.mockReturnValue(['fr-FR', 'de']);
  document.documentElement.lang = 'ja';
  expect(detectLanguage()).toBe('th');
});

it('asks the address, the cookie, what was chosen here, the browser and the page, in this order', () => {
  document.documentElement.lang = 'en';
  expect(detectLanguage()).toBe('en');
  languages.mockReturnValue(['fr', 'zh-TW', 'en']);
  expect(detectLanguage()).toBe('zh');
  browserStorage.write('lng', 'en');
  expect(detectLanguage()).toBe('en');
  document.cookie = `other-${HOSTING_COOKIE}=en; Path=/`;
  document.cookie = `${HOSTING_COOKIE}=th; Path=/`;
  expect(detectLanguage()).toBe('th');
  history.replaceState(null, '', '/dashboard?lng=zh');
  expect(detectLanguage()).toBe('zh');
});

it('passes over what is no language of ours', () => {
  history.replaceState(null, '', '/dashboard?lng=%3Csvg%3E');
  document.cookie = `${HOSTING_COOKIE}=xx; Path=/`;
  browserStorage.write('lng', 'klingon');
  languages.mockReturnValue(['en-GB']);
  expect(detectLanguage()).toBe('en');
});
