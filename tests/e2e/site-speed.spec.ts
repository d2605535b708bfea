import type { Page } from '@playwright/test';
import { demoData } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { ACCOUNT_PATHS, SITE_PATHS } from './support/site-pages.ts';

/** What makes public pages fast changes nothing of what is seen, and prepares nothing that must not be prepared. */

test.beforeAll(demoData);

const SIZES = [
  { width: 375, height: 760 },
  { width: 1280, height: 860 },
] as const;

/** What is seen of an element; each of its two pseudo-elements too. */
const SEEN = [
  'display position visibility opacity z-index inset transform translate rotate scale filter overflow content',
  'width height margin padding gap grid-template-columns align-items justify-content flex order float object-fit',
  'color font-family font-size font-weight line-height text-align text-decoration text-wrap white-space list-style',
  'background-color background-image border border-radius outline box-shadow fill stroke stroke-width animation-name',
].flatMap((line) => line.split(' '));

/** Each element of the page as one line. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    // The whole sheet is brought by a link, which is no difference.
    const elements = [...document.querySelectorAll('html, body, body *')];
    return elements.flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = properties.map((name) => style.getPropertyValue(name));
        return `${element.tagName} .${element.getAttribute('class') ?? ''} ${pseudo ?? ''}: ${values.join(' | ')}`;
      }),
    );
  }, SEEN);
}

test('the styles that a page holds are all that it needs', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ locale: 'th-TH', reducedMotion: 'reduce' });
  // The page as it was sent: no script brings the whole sheet before we look.
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const differences: string[] = [];
  for (const [turn, path] of [...SITE_PATHS, ...ACCOUNT_PATHS, '/no-such-page'].entries()) {
    const page = await context.newPage();
    await page.setViewportSize(SIZES[turn % 2] ?? SIZES[0]);
    await page.goto(path);
    const before = await looksOf(page);
    await page.evaluate('window.earlyInput.wholeSheet()');
    expect(await page.locator('head link[rel=stylesheet]').count(), path).toBe(1);
    const after = await looksOf(page);
    const changed = before.filter((line, index) => line !== after[index]);
    differences.push(...changed.slice(0, 3).map((line) => `${path} ${line}`));
    await page.close();
  }
  expect(differences).toEqual([]);
  await context.close();
});

test('pages that a link leads to are prepared when a hand comes near it, screens with forms only fetched', async ({
  person,
}) => {
  const { page, context } = await person('visitor');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Preload.enable');
  const ruleSets: { url?: string; errorType?: string }[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => void ruleSets.push(ruleSet));
  let planned: { url: string; action: string }[] = [];
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    planned = preloadingAttemptSources.map(({ key: { url, action } }) => ({
      url: new URL(url).pathname,
      action,
    }));
  });
  await page.goto('/en/about');
  await expect.poll(() => planned.length).toBeGreaterThan(10);
  expect(ruleSets.map(({ url, errorType }) => [new URL(url ?? '').pathname, errorType])).toEqual([
    ['/speculation-rules.json', undefined],
  ]);
  const of = (action: string) => planned.filter((each) => each.action === action).map(({ url }) => url);
  expect(of('Prerender')).toEqual(expect.arrayContaining(['/en/services', '/en/contact', '/en/blog']));
  expect(of('Prefetch')).toEqual(expect.arrayContaining(['/en/login']));
  // Another language is a choice that is remembered; what belongs to one person is nobody's to prepare.
  expect(
    of('Prerender').filter((url) => /login|regist|password|dashboard|admin|notifications/.test(url)),
  ).toEqual([]);
  expect(of('Prerender')).not.toContain('/about');
});
