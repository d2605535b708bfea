import { expect, type JSHandle, type Page } from '@playwright/test';

/** What is seen of an element; each of its two pseudo-elements too. */
const SEEN = [
  'display position visibility opacity z-index inset transform translate rotate scale filter overflow content',
  'width height margin padding gap grid-template-columns align-items justify-content flex order float object-fit',
  'color font-family font-size font-weight line-height text-align text-decoration text-wrap white-space list-style',
  'background-color background-image border border-radius outline box-shadow fill stroke stroke-width animation-name',
].flatMap((line) => line.split(' '));

/** What is drawn: an element's tag, classes and pseudo-element, and the value of each property of `SEEN`. */
interface Drawn {
  what: string;
  values: string[];
}

/** Parts of a page that the first paint may leave out (`web/src/styles/site-frame.css`). */
const FURTHER_DOWN = 'main > * + *, main ~ footer';

/** How many parts of the page are not laid out before one comes near them. */
export function leftOut(page: Page): Promise<number> {
  return page
    .locator(FURTHER_DOWN)
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
}

/** All that the page draws, when all that moves has come to its end. It stays in the page: megabytes, where nothing differs. */
function drawnOn(page: Page): Promise<JSHandle<Drawn[]>> {
  return page.evaluateHandle((properties) => {
    for (const animation of document.getAnimations()) {
      // By scrolling, not by time.
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    // The whole sheet is brought by a link, which is no difference.
    const elements = [...document.querySelectorAll('html, body, body *')];
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
 * Brings a public page the whole sheet, as its script does at the first touch.
 * @returns what looks different since; there may be nothing (decision 078)
 */
export async function changedByWholeSheet(page: Page): Promise<string[]> {
  await expect.poll(() => leftOut(page)).toBe(0);
  // What the build baked in is brought up to date first.
  if ((await page.locator('[data-fresh]').count()) > 0) await page.waitForLoadState('networkidle');
  const before = await drawnOn(page);
  await page.evaluate('window.earlyInput.wholeSheet()');
  const after = await drawnOn(page);
  const links = await page.locator('head link[rel=stylesheet]').count();
  return [
    ...(links === 1 ? [] : [`${links} whole sheets`]),
    ...(await page.evaluate(changesBetween, { before, after, properties: SEEN })),
  ];
}

/** In words, the first nine. Runs in the page. */
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
