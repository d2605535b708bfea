import type { Page } from '@playwright/test';
import { demoData } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { toast } from './support/steps.ts';

/** The toast by hand and by key (requirements section 9). How long it stays: `web/src/app/page-toaster.test.tsx`. */

test.beforeAll(demoData);

/** A toast that stores nothing: the newsletter asks for an address. Over it the pointer holds it on the screen. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('form button[type=submit]').click();
  await expect(toast(page)).toContainText('กรุณากรอกอีเมล');
}

/** Takes the toast by its middle and moves it to the right. */
async function pull(page: Page, distance: number): Promise<void> {
  const { x, y, width, height } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  // In steps, as a hand does: what begins to slide is taken hold of first.
  await page.mouse.move(left + distance, top, { steps: 12 });
  await page.mouse.up();
}

test('a toast is put away by 50 px to the right and by nothing less', async ({ person }) => {
  const { page } = await person('visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto('/faq');
  await showToast(page);
  await pull(page, 45);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await pull(page, -200);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await pull(page, 55);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 leads to the toasts, and Escape puts one away', async ({ person }) => {
  const { page } = await person('visitor');
  await page.goto('/faq');
  await showToast(page);
  const place = page.getByRole('region', { name: 'F8' }).getByRole('list');
  await expect(place).not.toBeFocused();
  await page.keyboard.press('F8');
  await expect(place).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('toasts stand top centre, and are 420 px wide at most from medium screens on', async ({ person }) => {
  const { page } = await person('visitor', { viewport: { width: 768, height: 800 } });
  await page.goto('/faq');
  await showToast(page);
  const place = toast(page).locator('..');
  for (const [screen, width] of [
    [768, 420],
    [1440, 420],
    [767, 767],
    [375, 375],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    const box = await place.boundingBox();
    expect(box, `at ${screen}`).toMatchObject({ x: (screen - width) / 2, y: 0, width });
  }
});
