/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { within } from './within.ts';

/**
 * Moments in a page, by the page's own `Date.now()`: asking from outside would add the way there and back. All pages
 * are on this machine, so their clocks are one.
 */
export type Moment = () => Promise<number>;

/** Something a person sees: an element, and its text where that matters. */
export type Sight = { readonly selector: string; readonly text?: string };

/** Begins to watch. The moment is when the first frame with it was handed to the screen. @throws when it is there already */
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
        // A frame's callbacks run before it is painted, a task of its own after.
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

/** Begins to watch. The moment is when a click arrived, before the page has done anything about it. */
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
