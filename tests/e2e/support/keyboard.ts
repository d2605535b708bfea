import { expect, type Locator, type Page } from '@playwright/test';

/** The actions of a user who has only a keyboard. */

interface Way {
  /** With Shift held, backwards. */
  back?: boolean;
  /** The most presses before giving up; after the last control a browser starts again at the first. */
  within?: number;
}

/** Presses Tab until `target` has the focus. @throws when it is not reached, or the focus is not visible */
export async function tabTo(page: Page, target: Locator, { back = false, within = 80 }: Way = {}) {
  // A control that is hidden until the part before it has loaded cannot get the focus.
  await target.waitFor();
  for (let presses = 0; !(await hasFocus(target)); presses += 1) {
    if (presses === within) throw new Error(`Not reached by ${within} presses of Tab: ${target.toString()}`);
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  await expectRing(target);
  await expectUncovered(target);
}

/** Moves to a button or a link, and presses it. */
export async function pressOn(page: Page, target: Locator, way?: Way): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Moves to a field, and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a select, and to its option `label` with the arrow keys. */
export async function choose(page: Page, select: Locator, label: string): Promise<void> {
  // Options that depend on a function appear a moment later.
  await expect(select.locator('option').filter({ hasText: label })).toBeAttached();
  await tabTo(page, select);
  await page.keyboard.press('Home');
  for (let presses = 0; (await chosenIn(select)) !== label; presses += 1) {
    if (presses === 60) throw new Error(`Not among the options: ${label}`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Opens a menu, and chooses its entry `entry`. */
export async function takeFromMenu(page: Page, button: Locator, entry: Locator, way?: Way): Promise<void> {
  await pressOn(page, button, way);
  // A key that is pressed before the menu has the focus goes to the page.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  for (let presses = 0; !(await hasFocus(entry)); presses += 1) {
    if (presses === 15) throw new Error(`Not in the menu: ${entry.toString()}`);
    await page.keyboard.press('ArrowDown');
  }
  await expectRing(entry);
  await page.keyboard.press('Enter');
}

/** After a link: the focus is in the new page, before its first control. */
export async function expectFocusInContent(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeFocused();
}

/** After what was pressed has gone or cannot be pressed again: the focus is in the part of the page where it was. */
export async function expectFocusInPart(page: Page): Promise<void> {
  await expect(page.locator('main section:focus')).toHaveCount(1);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function expectRing(target: Locator): Promise<void> {
  await expect.poll(() => ringOf(target), `the focus on ${target.toString()}`).toBeGreaterThan(0);
}

/** What has the focus is not under a header, a bar or anything else that stays in place (WCAG 2.4.11). */
async function expectUncovered(target: Locator): Promise<void> {
  // A browser may still be scrolling to it.
  await expect.poll(() => coverOf(target), `what covers ${target.toString()}`).toBeNull();
}

/** What is drawn over the middle of a control, or null. */
function coverOf(target: Locator): Promise<string | null> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of one that is drawn by its label there is nothing to see; one that is larger than the window is never seen whole.
    if (width < 4 || height < 4 || width > innerWidth || height > innerHeight) return null;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    // Outside the window; or a toast, which passes.
    if (over === null || over.closest('[data-swipe-direction]') !== null) return null;
    if (element.contains(over) || over.contains(element)) return null;
    return over.outerHTML.slice(0, 200);
  });
}

function chosenIn(select: Locator): Promise<string> {
  return select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label ?? '');
}

/** The width of the focus outline, in px; a small control may show it on its label. */
function ringOf(target: Locator): Promise<number> {
  return target.evaluate((element) =>
    Math.max(
      ...[element, element.closest('label')].map((around) => {
        if (around === null) return 0;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(around);
        const isSeen = outlineStyle !== 'none' && !/, 0\)$|^transparent$/.test(outlineColor);
        return isSeen ? Number.parseFloat(outlineWidth) : 0;
      }),
    ),
  );
}
