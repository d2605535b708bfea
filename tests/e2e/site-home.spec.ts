import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';

/** The home page on a phone, with the testimonials of the demo data. */

test.beforeAll(demoData);

for (const [path, line] of [
  ['/', 'ติดตามหนี้ ฟ้องคดี สืบทรัพย์ ทั่วประเทศ'],
  ['/en/', 'We recover debts, sue and trace assets, all over Thailand'],
  ['/zh/', '催收、起诉、查找财产，服务泰国全境'],
] as const) {
  test(`${path} is at most eight screens of a phone, with one newsletter form`, async ({ person }) => {
    const { page } = await person('visitor', { viewport: { width: 375, height: 812 } });
    await page.goto(path);
    // On a busy machine the fonts come too late for the first view, which keeps the system's wider ones.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.locator('[data-island=newsletter]')).toHaveCount(1);
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByText(line).first()).toBeInViewport();
    await expect(page.locator('[data-live=testimonials] li').first()).toBeAttached();
    // Parts below the first screen are laid out later; until then their size is an estimate.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const parts = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')];
          for (const part of parts) part.style.contentVisibility = 'visible';
          return document.documentElement.scrollHeight;
        }),
      )
      .toBeLessThanOrEqual(8 * 812);
  });
}
