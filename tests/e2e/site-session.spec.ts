import { LANGUAGES } from '@app/domain/language';
import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { addressIn } from './support/site-pages.ts';
import { bringSession, openAs, toast } from './support/steps.ts';

/** The header of the public pages for visitors and for signed-in users (requirements section 2). */

test.beforeAll(demoData);

const WIDE = { width: 1440, height: 900 };

/** The links and buttons of the header that overlap or leave the window, as messages. */
function crowdedOn(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((banner) => {
    const shown = [...banner.querySelectorAll('a, button')]
      .filter((each) => each.closest('[popover]') === null && each.checkVisibility())
      .map((each) => ({ name: each.textContent.trim().slice(0, 20), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [
      ...(shown.length < 2 ? [`only ${shown.length} shown`] : []),
      ...shown
        .filter(({ box }) => box.left < 0 || box.right > innerWidth)
        .map(({ name }) => `${name} leaves the window`),
      ...shown.flatMap((a, index) =>
        shown
          .slice(index + 1)
          .filter((b) => over(a.box, b.box))
          .map((b) => `${a.name} and ${b.name} cover each other`),
      ),
    ];
  });
}

for (const who of ['visitor', 'customer'] as const) {
  test(`the controls of the header do not overlap at any width for a ${who}`, async ({ person }) => {
    const { page } = await person(who, { viewport: WIDE });
    if (who === 'customer') await bringSession(page, 'customer@example.com');
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await page.goto(addressIn(language, '/faq'));
      if (who === 'customer') await expect(page.locator('.site-session button')).toHaveCount(2);
      for (const width of [320, 375, 640, 768, 1024, 1279, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const crowded = await crowdedOn(page);
        faults.push(...crowded.map((fault) => `${language} ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test.describe('a signed-in user', () => {
  test('has the bell and the menu on public pages; signing out leads home and says so', async ({
    person,
  }) => {
    const { page } = await person('customer', { viewport: WIDE });
    await openAs(page, 'customer@example.com', '/faq');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /การแจ้งเตือน/ })).toBeVisible();
    await expect(header.locator('a[href="/login"]:visible')).toHaveCount(0);
    await header.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
    await expect(page.getByRole('menuitem', { name: 'แดชบอร์ด', exact: true })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(page.locator('[role=menu] a[href="/admin/dashboard"]')).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page)).toContainText('ออกจากระบบสำเร็จ');
    await expect(header.locator('a[href="/login"]:visible')).toHaveCount(1);
  });

  test('as an admin finds the admin’s dashboard there, and updates the roadmap in place', async ({
    person,
  }) => {
    const { page } = await person('admin', { viewport: WIDE });
    await openAs(page, 'admin@example.com', '/roadmap');
    await page.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
    await expect(page.locator('[role=menu] a[href="/admin/dashboard"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    const status = page.getByRole('combobox', { name: /ห้องเจรจาไกล่เกลี่ยออนไลน์/ });
    await expect(status).toHaveValue('planned');
    const visitor = await person('visitor');
    await visitor.page.goto('/roadmap');
    await visitor.page.locator('main').click({ position: { x: 5, y: 300 } });
    const line = visitor.page.locator('main li li', { hasText: 'ห้องเจรจาไกล่เกลี่ยออนไลน์' });
    await expect(line).toContainText('วางแผนไว้');
    await expect(visitor.page.getByRole('combobox')).toHaveCount(0);
    await status.selectOption('in progress');
    await expect(line).toContainText('กำลังดำเนินการ');
    await status.selectOption('planned');
    await expect(line).toContainText('วางแผนไว้');
  });
});
