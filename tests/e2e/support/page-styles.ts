import { expect, type JSHandle, type Page } from '@playwright/test';

/** The compared style properties of an element and its two pseudo-elements. */
const SEEN = [
  'display position visibility opacity z-index inset transform translate rotate scale filter overflow content',
  'width height margin padding gap grid-template-columns align-items justify-content flex order float object-fit',
  'color font-family font-size font-weight line-height text-align text-decoration text-wrap white-space list-style',
  'background-color background-image border-width border-radius outline box-shadow fill stroke stroke-width',
].flatMap((line) => line.split(' '));

/** A drawn element: its tag, classes and pseudo-element, and the value of each property of `SEEN`. */
interface Drawn {
  what: string;
  values: string[];
}

/** Parts of a page that the first paint may leave out (`web/src/styles/site-frame.css`). */
const FURTHER_DOWN = 'main > * + *, main ~ footer';

/** The number of parts of the page that are not laid out yet. */
export function leftOut(page: Page): Promise<number> {
  return page
    .locator(FURTHER_DOWN)
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    );
}

/** All elements with their styles, after all animations have ended. A handle in the page: the data are megabytes. */
function drawnOn(page: Page): Promise<JSHandle<Drawn[]>> {
  return page.evaluateHandle((properties) => {
    for (const animation of document.getAnimations()) {
      // Scroll-driven animations are left alone.
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    // What the first screen may show; the height of the page is that of all its parts.
    const elements = [...document.querySelectorAll('body *:not(main)')].filter(
      (element) =>
        element.closest(
          'main > * + *, main ~ footer, [popover], .menu-tab-ground, #script-failed, a[href^="#"]',
        ) === null,
    );
    return elements.flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // A pseudo-element without content is not drawn at all.
        const isDrawn = pseudo === null || style.content !== 'none';
        const values = isDrawn ? properties.map((name) => style.getPropertyValue(name)) : [];
        return { what: `${element.tagName} .${element.getAttribute('class') ?? ''} ${pseudo ?? ''}`, values };
      }),
    );
  }, SEEN);
}

/**
 * Takes the whole style sheet from a public page that has loaded it after its first paint, so that its own styles are left.
 * @returns the differences in its first screen, which must be none (decision 191)
 */
export async function changedByWholeSheet(page: Page): Promise<string[]> {
  await expect.poll(() => leftOut(page)).toBe(0);
  // Wait for the update of prerendered content.
  if ((await page.locator('[data-fresh]').count()) > 0) await page.waitForLoadState('networkidle');
  const links = page.locator('head > link[rel=stylesheet]');
  const count = await links.count();
  const enable = (isEnabled: boolean) =>
    links.evaluateAll((all, disabled) => {
      for (const link of all) (link as HTMLLinkElement).disabled = disabled;
    }, !isEnabled);
  // Another list of sheets gives a face that came late a second chance: here all of them have had it.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((face) => face.load().catch(() => null))).then(() => null),
  );
  await enable(false);
  await drawnOn(page);
  await enable(true);
  const after = await drawnOn(page);
  await enable(false);
  const before = await drawnOn(page);
  await enable(true);
  return [
    ...(count === 1 ? [] : [`${count} whole sheets`]),
    ...(await page.evaluate(changesBetween, { before, after, properties: SEEN })),
  ];
}

/** The first nine differences as messages. Runs in the page. */
function changesBetween({
  before,
  after,
  properties,
}: {
  before: Drawn[];
  after: Drawn[];
  properties: string[];
}): string[] {
  const changes: string[] = [];
  if (before.length === 0) changes.push('nothing is drawn');
  for (const [index, { what, values }] of before.entries()) {
    const now = after[index];
    if (now?.what !== what) changes.push(`${what} has become ${now?.what ?? 'nothing'}`);
    else if (now.values.length !== values.length) changes.push(`${what} comes or goes`);
    else {
      for (const [at, was] of values.entries()) {
        const is = now.values[at] ?? '';
        if (was !== is) changes.push(`${what} ${properties[at] ?? ''}: ${was}, then ${is}`);
      }
    }
  }
  return changes.slice(0, 9);
}
