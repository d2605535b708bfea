import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bringSession, toast } from './support/steps.ts';

/** The toast by pointer and keyboard (requirements section 9). For its duration see `web/src/app/page-toaster.test.tsx`. */

test.beforeAll(demoData);

/** A toast without a write: the newsletter requires an address. The pointer or the focus in it keeps it on the screen. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('form button[type=submit]').click();
  await expect(toast(page)).toContainText('กรุณากรอกอีเมล');
}

/** Drags the toast by its middle to the right. */
async function pull(page: Page, distance: number): Promise<void> {
  const { x, y, width, height } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  // In steps, as a real drag: a single jump would not start the swipe.
  await page.mouse.move(left + distance, top, { steps: 12 });
  await page.mouse.up();
}

test('a toast is dismissed by a swipe of 50 px to the right and by nothing less', async ({ person }) => {
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

test('F8 moves the focus to the toasts, and Escape dismisses one', async ({ person }) => {
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

test('toasts are shown top centre, and are at most 420 px wide from medium screens on', async ({
  person,
}) => {
  const { page } = await person('visitor', { viewport: { width: 768, height: 800 } });
  await page.goto('/faq');
  await showToast(page);
  await page.keyboard.press('F8');
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

test('a toast of a public page is placed under its header, also for a person who is signed in', async ({
  person,
}) => {
  for (const who of ['visitor', 'customer'] as const) {
    const { page } = await person(who, { viewport: { width: 375, height: 800 } });
    if (who === 'customer') await bringSession(page, 'customer@example.com');
    await page.goto('/faq');
    // The sheet of the portal comes with the corner of a person who is signed in.
    if (who === 'customer') await expect(page.getByTestId('unread-count')).toBeVisible();
    await showToast(page);
    await page.keyboard.press('F8');
    const header = await page.locator('.site-header').boundingBox();
    // It slides in from above.
    await expect
      .poll(async () => (await toast(page).boundingBox())?.y, { message: who })
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
  }
});
