import { DEMO_PASSWORD } from '@app/seed/personas';
import type { BrowserContext, Page } from '@playwright/test';

/** A page of the context, signed in by its form. */
export async function signIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/dashboard$/);
  return page;
}
