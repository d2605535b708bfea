import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPublicPage } from './public-page';

/** A page that comes back with what was refused, below its head. */
const REFUSED = '<main><header></header><section><input name="reach" autofocus></section></main>';

const field = () => document.querySelector<HTMLElement>('[name=reach]')!;
const isLaidOut = () => document.querySelector('section')?.style.contentVisibility === 'visible';
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([type, listener]);
      listen(type, listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listening.splice(0)) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

it('a page begins where its form was refused, once that is laid out', async () => {
  document.body.innerHTML = REFUSED;
  followPublicPage(() => true);
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(isLaidOut()).toBe(true);
});

it('the focus stays with a reader who has begun elsewhere', async () => {
  document.body.innerHTML = `<a href="/about">About</a>${REFUSED}`;
  const link = document.querySelector('a');
  link?.focus();
  followPublicPage(() => true);
  await vi.waitFor(() => expect(isLaidOut()).toBe(true));
  await settled();
  expect(document.activeElement).toBe(link);
});
