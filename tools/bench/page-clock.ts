/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { within } from './within.ts';

/**
 * Times in a page, by the page's `Date.now()`: measuring from outside would add the round trip. All pages are on this
 * machine, so they share one clock.
 */
export type Moment = () => Promise<number>;

/** Something visible: an element, and its text if that matters. */
export type Sight = { readonly selector: string; readonly text?: string };

/** Starts observing. Resolves to the time of the first frame that shows it. @throws when it is visible already */
export async function whenShown(page: Page, sight: Sight): Promise<Moment> {
  const handle = await page.evaluateHandle(({ selector, text }) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (found) => text === undefined || found.textContent === text,
      );
    if (isThere()) throw new Error(`${selector} ${text ?? ''} is on the page before anything has happened.`);
    const at = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        // A frame's callbacks run before it is painted, a separate task runs after.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    return { at };
  }, sight);
  return () =>
    within(
      `${sight.selector} ${sight.text ?? ''} to show`,
      handle.evaluate(({ at }) => at),
    );
}

/** Starts observing. Resolves to the time of a click, before the page has handled it. */
export async function whenClicked(page: Page): Promise<Moment> {
  const handle = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
    }),
  }));
  return () =>
    within(
      'a click',
      handle.evaluate(({ at }) => at),
    );
}
