import { LANGUAGES } from '@app/domain/language';
import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { faultsOf, looksOf } from './support/looks.ts';
import { changedByWholeSheet, leftOut } from './support/page-styles.ts';
import { expect, listen, test } from './support/person.ts';
import { ACCOUNT_PATHS, addressIn, ARTICLE_PATH, LOCALES, SITE_PATHS } from './support/site-pages.ts';

/** Every page: axe finds nothing, no foreign requests, nothing wider than the screen, an empty console. */

test.beforeAll(demoData);

const PHONE = { width: 375, height: 760 };
/** Foreign addresses that the page requests without interaction. */
function strangersOf(page: Page): string[] {
  const own = new URL(test.info().project.use.baseURL ?? '').origin;
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol.startsWith('http')) strangers.push(request.url());
  });
  return strangers;
}

for (const [languageIndex, language] of LANGUAGES.entries()) {
  test(`every page is accessible and fits the screen in ${language}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ locale: LOCALES[language], reducedMotion: 'reduce' });
    const paths = [...SITE_PATHS, ...ACCOUNT_PATHS, ARTICLE_PATH, '/no-such-page'];
    const faults: string[] = [];
    for (const [pageIndex, path] of paths.entries()) {
      // Each page in one language, in turn; `AXE=all` checks all of them.
      if (process.env['AXE'] !== 'all' && (pageIndex + languageIndex) % LANGUAGES.length !== 0) continue;
      for (const [size, colorScheme] of looksOf(pageIndex + languageIndex)) {
        const address = addressIn(language, path);
        const where = `${address} ${size.width} ${colorScheme}`;
        const page = await context.newPage();
        const complaints = listen(page);
        const strangers = strangersOf(page);
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address, { waitUntil: 'load' });
        expect(await page.locator('html').getAttribute('lang'), where).toBe(language);
        // The portal's own screens load the whole sheet, and request the session from the sign-in service.
        const isAccount = ACCOUNT_PATHS.some((each) => each === path);
        await expect.poll(() => leftOut(page)).toBe(0);
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
        // Last: for a moment after its sheet is back, a page may be wider than the screen.
        const changed = isAccount ? [] : await changedByWholeSheet(page);
        faults.push(...changed.map((line) => `${where}: looks different with all styles: ${line}`));
        if (!isAccount) faults.push(...strangers.map((stranger) => `${where}: asks ${stranger}`));
        faults.push(...complaints.map((line) => `${where}: ${line}`));
        await page.close();
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('with scripts blocked everything can be read, and the menu, the phone link and the languages work', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'th-TH', viewport: PHONE });
  const page = await context.newPage();
  for (const path of SITE_PATHS) {
    // Retried for short pages: another spec empties the journal for a moment.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300);
    }).toPass({ timeout: 30_000 });
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  }
  await page.goto('/about');
  await page.locator('button[popovertarget]:visible').first().click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/about');
  await context.close();
});

test('the map sends no request until it is opened', async ({ person }) => {
  const { page } = await person('visitor');
  const asked: string[] = [];
  await page.route(/openstreetmap/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto('/contact');
  const map = page.locator('details', { has: page.locator('iframe') });
  await map.scrollIntoViewIfNeeded();
  // Once a frame beside it is requested that is drawn only when it is seen, the map would be, too.
  const beside = 'https://www.openstreetmap.org/beside';
  await map.evaluate((element, src) => {
    const frame = Object.assign(document.createElement('iframe'), { loading: 'lazy', src });
    element.before(frame);
  }, beside);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toEqual([beside]);
  await expect(page.locator('main address, main').first()).toContainText('ถนนสาทรใต้');
  await map.locator('summary').click();
  await expect.poll(() => asked.length).toBe(2);
});
