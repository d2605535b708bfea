import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@app/domain/language';
import { DEMO_PASSWORD } from '@app/seed/personas';
import type { Browser, Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { changeTimers } from './support/changed-timers.ts';
import { expect, test } from './support/person.ts';
import { ACCOUNT_PATHS, addressIn, LOCALES, SITE_PATHS } from './support/site-pages.ts';

/**
 * Layout does not shift, however late the fonts arrive: they are held back until the page has been painted, which also shows
 * that the first paint waits for none of them (decision 066).
 */

test.beforeAll(demoData);
// No traces of sixty pages: the message names the page and the fault.
test.use({ trace: 'off' });

const FONT = /\.woff2$/;
const PHONE = { width: 375, height: 760 };
const DESK = { width: 1280, height: 860 };

/** Goals of decisions 066 and 191, for one page: a form of an account is the portal's document and asks for the heading face twice. */
const MOVED = 0.01;
const FILES = 4;
const BYTES = 60 * 1_024;

/** Holds fonts back until `release`. @returns the sizes of the fonts that were sent */
async function holdFonts(page: Page): Promise<{ release: () => void; sizes: number[] }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sizes: number[] = [];
  await page.route(FONT, async (route) => {
    await released;
    // The emulator may close a kept-alive connection at the moment of its next use.
    const response = await route.fetch({ maxRetries: 2 });
    sizes.push((await response.body()).length);
    await route.fulfill({ response });
  });
  return { release, sizes };
}

/** Opens an address with late fonts. @returns the faults found */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const { release, sizes } = await holdFonts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  // Fonts that the page requests in its head are part of its load.
  await page.waitForLoadState('load');
  const moved = await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // Chromium's own entry type, which the DOM types lack.
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts = await new Promise<readonly Shift[]>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().filter((entry): entry is Shift => entry.entryType === 'layout-shift'));
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 50, []); // without any shift the observer is never called
    });
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const faults: string[] = [];
  if (moved > MOVED) faults.push(`moved by ${moved.toFixed(4)}`);
  if (sizes.length === 0 || sizes.length > FILES) faults.push(`${sizes.length} font files`);
  if (bytes > BYTES) faults.push(`${(bytes / 1_024).toFixed(1)} KiB of fonts`);
  return faults.map((fault) => `${address} at ${page.viewportSize()?.width ?? 0}: ${fault}`);
}

async function look(
  browser: Browser,
  language: Language,
  viewport: typeof PHONE,
  paths: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ locale: LOCALES[language], viewport });
  const faults: string[] = [];
  const left = [...paths];
  // Two at a time: each waits for its own held fonts.
  const lookOn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const page = await context.newPage();
      faults.push(...(await faultsOf(page, addressIn(language, path))));
      await page.close();
    }
  };
  await Promise.all([lookOn(), lookOn()]);
  await context.close();
  return faults;
}

/**
 * The fonts that the browser uses for the text of the elements, system fonts marked. While a document loads, its nodes are
 * renumbered, so this retries until it gets an answer.
 */
async function facesOf(page: Page, selector: string): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  let names = '';
  await expect(async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `${selector}, ${selector} *`,
    });
    const found = await Promise.all(
      nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const faces = found
      .flatMap(({ fonts }) => fonts)
      .map((font) => `${font.familyName}${font.isCustomFont ? '' : ' (system)'}`);
    names = [...new Set(faces)].join();
    expect(names).not.toBe('');
  }).toPass();
  await devtools.detach();
  return names;
}

test('no page shifts when its fonts are late, and each stays within the font budget', async ({
  browser,
  request,
}) => {
  const article = /href="(\/blog\/[^"]+)"/.exec(await (await request.get('/blog')).text())?.[1] ?? '';
  const paths = [...SITE_PATHS, ...ACCOUNT_PATHS, article, '/no-such-page'];
  const faults = await look(browser, 'th', PHONE, paths);
  const others = LANGUAGES.filter((language) => language !== 'th');
  for (const [turn, language] of others.entries()) {
    const own = paths.filter((_, index) => index % others.length === turn);
    faults.push(...(await look(browser, language, DESK, own)));
  }
  expect(faults).toEqual([]);
});

test('the first paint waits for no other file', async ({ browser }) => {
  const context = await browser.newContext({ locale: LOCALES.th });
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => /\.\w+$/.test(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  // The Chinese page last: it makes Chinese the visitor's language.
  for (const path of ['/', ...ACCOUNT_PATHS, '/en/about', '/zh/privacy-policy']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  release();
  await context.close();
});

test('a system without Thai letters waits for the faces instead of drawing boxes', async ({ browser }) => {
  const context = await browser.newContext({ locale: LOCALES.th });
  const page = await context.newPage();
  await page.goto('/about');
  const lacksThai = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return pen?.measureText('ก').width === pen?.measureText('ฬ').width;
  });
  test.skip(!lacksThai, 'this system has Thai letters, and draws no boxes');
  await context.close();
  const late = await browser.newContext({ locale: LOCALES.th });
  const visit = await late.newPage();
  await visit.route(FONT, async (route) => {
    await sleep(400);
    await route.continue();
  });
  await visit.goto('/about');
  expect(await facesOf(visit, 'main')).not.toContain('(system)');
  await late.close();
});

test('a first visit has the heading face', async ({ browser }) => {
  const visit = async (path: string) => {
    // Nothing is kept from another page.
    const context = await browser.newContext({ locale: LOCALES.th });
    // The page waits at most 100 ms for the face (decision 191), or 1 s where the system has no Thai letters: a busy machine can miss it.
    await changeTimers(context, 100, 20_000);
    await changeTimers(context, 1_000, 20_000);
    const page = await context.newPage();
    await page.goto(path);
    expect(await facesOf(page, 'h1'), path).toMatch(/^Trirong[^,]*$/);
    await context.close();
  };
  for (const path of ['/', ...ACCOUNT_PATHS, '/en/about', '/fraud']) await visit(path);
});

test('Chinese pages have the two weights that Chinese faces have', async ({ page }) => {
  const weights = async (path: string) => {
    await page.goto(path);
    const all = await page
      .locator('body *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontWeight));
    return [...new Set(all)].toSorted();
  };
  expect(await weights('/zh/about')).toEqual(['400', '700']);
  expect(await weights('/en/about')).toEqual(expect.arrayContaining(['400', '500', '600']));
});

test('the portal loads its fonts after the first paint', async ({ person }) => {
  const { page } = await person('customer');
  const { release } = await holdFonts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const address = page.getByLabel('อีเมล');
  await address.fill('customer@example.com');
  // Latin text uses a system font until the files have loaded.
  expect(await facesOf(page, 'main')).toContain('(system)');
  release();
  await page.waitForLoadState('load');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => facesOf(page, 'main')).not.toMatch(/(?<!Mono|Emoji) \(system\)/);
});
