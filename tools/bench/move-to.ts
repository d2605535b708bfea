/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Goes to an address inside the app, as a link does: the router listens to the browser's history. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForURL(`**${path}`);
}
