import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { changeTimers } from './support/changed-timers.ts';
import { expect, test } from './support/person.ts';
import { bringSession } from './support/steps.ts';

/** What has been drawn stays where it is while the rest of a screen's data arrive. */

test.beforeAll(demoData);

const SCREENS = {
  customer: ['/dashboard', '/notifications'],
  partner: ['/partner/dashboard'],
  admin: ['/admin/dashboard', '/admin/cases', '/admin/partners'],
} as const;
/** The sum of layout shifts (web.dev/cls): good pages have at most 0.1, these screens a tenth of it. */
const MOST = 0.01;

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** How much of what is in the window is still a skeleton. */
function waitingInSight(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-skeleton]')].filter((each) => {
        const { top, height } = each.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      }).length,
  );
}

for (const who of ['customer', 'partner', 'admin'] as const) {
  test(`nothing jumps on the first screens of a ${who}, on a phone with a slow connection`, async ({
    person,
  }) => {
    const { page, context } = await person(who, { viewport: { width: 412, height: 823 } });
    await bringSession(page, PERSONAS[who].email);
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    // What follows the list of duties waits at most 4 s for it.
    await changeTimers(page, 4_000, 60_000);
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          };
          const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | ');
          window.shifts.push({ value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of SCREENS[who]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => waitingInSight(page), address).toBe(0);
      // What takes no room before it has come: names, counts.
      await page.waitForTimeout(1_000);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
    }
  });
}
