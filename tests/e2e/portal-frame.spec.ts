import { LANGUAGES } from '@app/domain/language';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { answersAreSlow, DATABASE, SCRIPTS, SINGLE_REQUESTS } from './support/slow-answers.ts';
import { bringSession, openAs } from './support/steps.ts';

/** What the portal shows and requests before it has any data (decision 083). The head of each page: `portal-pages.spec.ts`. */

test.beforeAll(demoData);

const HOME = { customer: '/dashboard', partner: '/partner/dashboard', admin: '/admin/dashboard' };

test('a person without access is redirected without seeing the frame', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answerAgain = await answersAreSlow(page, DATABASE);
  await page.goto('/admin/cases');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await answerAgain();
  await expect(page).toHaveURL(/\/$/);
});

test('without a hint of a role the spinner is visible before the portal’s script, and its animation continues afterwards', async ({
  person,
}) => {
  const { page } = await person('customer');
  await bringSession(page, PERSONAS.customer.email);
  const sendScripts = await answersAreSlow(page, SCRIPTS);
  const sayWho = await answersAreSlow(page, /accounts:lookup/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const seal = page.locator('#root svg');
  await expect(seal).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The animations are created with the first frame, after the element is visible.
  const animations = () => seal.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  await expect.poll(animations).toBeGreaterThan(0);
  const began = await seal.evaluate(async (svg: SVGElement) => {
    svg.dataset['sent'] = '';
    // An animation has started only when its first frame is drawn.
    const [drawing] = await Promise.all(svg.getAnimations({ subtree: true }).map(({ ready }) => ready));
    return drawing?.startTime;
  });
  expect(began).toEqual(expect.any(Number));
  await sendScripts();
  const drawn = page.locator('#root svg:not([data-sent])');
  await expect(drawn).toBeVisible();
  const times = await drawn.evaluate((svg) =>
    svg.getAnimations({ subtree: true }).map(({ startTime }) => startTime),
  );
  expect(new Set(times)).toEqual(new Set([began]));
  await sayWho();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts the portal says in every language that it needs them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/dashboard');
  for (const language of LANGUAGES) await expect(page.locator(`p[lang=${language}]`)).toBeVisible();
  await expect(page.locator('#root svg')).toBeHidden();
  await context.close();
});

/** The database receives queries and does not answer. @returns the queries of the SDK so far */
async function holdDatabaseAnswers(page: Page): Promise<() => string> {
  let asked = '';
  await page.route(SINGLE_REQUESTS, () => undefined);
  await page.route(/google\.firestore\.v1\.Firestore\/Listen/, async (route) => {
    const request = route.request();
    asked += decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    // The answers come with the long-polling GET requests, which are held.
    if (request.method() !== 'GET') await route.continue();
  });
  return () => asked;
}

for (const [who, path, wanted] of [
  ['customer', '/dashboard', COLLECTIONS.cases],
  ['customer', '/notifications', COLLECTIONS.notifications],
  ['partner', '/partner/dashboard', COLLECTIONS.cases],
  ['admin', '/admin/contact-messages', COLLECTIONS.contacts],
] as const) {
  test(`a ${who} at ${path}: the page's documents are queried in parallel with the account's`, async ({
    person,
  }) => {
    const { page } = await person(who);
    await openAs(page, PERSONAS[who].email, HOME[who]);
    await expect(page.getByRole('banner').getByText(PERSONAS[who].fullName)).toBeVisible();
    const asked = await holdDatabaseAnswers(page);
    await page.goto(path);
    await expect.poll(asked).toContain(paths.profile(PERSONAS[who].uid));
    await expect.poll(asked).toContain(paths.partner(PERSONAS[who].uid));
    await expect.poll(asked).toContain(`"collectionId":"${wanted}"`);
    await expect(page.getByRole('banner').getByText(PERSONAS[who].fullName)).toHaveCount(0);
  });
}

test('at great magnification the bars of a page scroll with it; the page does not scroll sideways', async ({
  person,
}) => {
  const { page } = await person('customer');
  // 1280 × 1024 at 400 per cent.
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, PERSONAS.customer.email, '/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(bar).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bar).toBeInViewport();
});

test('the link to the content keeps the search of a list', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard');
  const search = page.getByRole('searchbox');
  await search.fill('Siam');
  await expect(page).toHaveURL(/#.*q=Siam/);
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#.*q=Siam/);
  await expect(search).toHaveValue('Siam');
});
