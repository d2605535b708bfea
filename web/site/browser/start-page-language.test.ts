import { FUNCTION_COOKIE, HOSTING_COOKIE } from '@app/domain/browser-keys';
import { afterEach, expect, it, vi } from 'vitest';

const html = document.documentElement;
const choose = (language: string) => {
  for (const cookie of [HOSTING_COOKIE, FUNCTION_COOKIE]) document.cookie = `${cookie}=${language}; Path=/`;
};
const stop = new AbortController();
const listen = window.addEventListener.bind(window);

afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  html.removeAttribute('lang');
  delete html.dataset['page'];
  choose('; Max-Age=0');
});

it('a page that Back brings back makes its language the visitor’s again', async () => {
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: stop.signal }),
  );
  html.lang = 'th';
  html.dataset['page'] = 'about';
  await import('./start-page');
  const cookiesAfter = (persisted: boolean) => {
    // Meanwhile the visitor has chosen English.
    choose('en');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    return document.cookie.split('; ').toSorted();
  };
  const both = (language: string) => [`${FUNCTION_COOKIE}=${language}`, `${HOSTING_COOKIE}=${language}`];
  expect(cookiesAfter(true)).toEqual(both('th'));
  // One that has just been loaded leaves it to the head script, and an answer to an unknown address has chosen nothing.
  expect(cookiesAfter(false)).toEqual(both('en'));
  html.dataset['page'] = 'not-found';
  expect(cookiesAfter(true)).toEqual(both('en'));
});
