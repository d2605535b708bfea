import { DEMO_PASSWORD } from '@app/seed/personas';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Suite } from '../emulators/suite.ts';
import { CHROMIUM_FLAGS } from '../testing/chromium-flags.ts';

/** The browser that the command has found, started as in the tests. */
export function launchBrowser({ env: { CHROMIUM_PATH: executablePath } }: Suite): Promise<Browser> {
  return chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/**
 * A page of the context, signed in with the login form.
 * @param origin of the site; empty if the context has a base URL
 */
export async function signIn(context: BrowserContext, email: string, origin = ''): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${origin}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/dashboard$/);
  return page;
}
