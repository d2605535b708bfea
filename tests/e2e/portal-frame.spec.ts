import { LANGUAGES } from '@app/domain/language';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { demoCaseId } from '@app/seed/demo-case';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { demoData } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { menuOf } from './support/screens.ts';
import { answersAreSlow, SCRIPTS } from './support/slow-answers.ts';
import { bringSession, openAs, toast } from './support/steps.ts';

/** The frame of an area and the page's head are drawn before any data arrive from the database (decision 083). */

test.beforeAll(demoData);

const CASE = '/dashboard/case/';
/** What is requested before Auth has answered (decision 218). */
const EARLY = /\/documents:\w+$/;
const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:\w+$/;

/** Text and place of the page's heading, read at once: the page may replace the element between two requests. */
function readHeading(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
    if (heading === undefined) throw new Error('The page shows no heading.');
    return { text: heading.innerText, top: heading.getBoundingClientRect().top };
  });
}

const HOME = { customer: '/dashboard', partner: '/partner/dashboard', admin: '/admin/dashboard' };
/** The menu of each role, and screens that it does not have. */
const PAGES = {
  customer: [...menuOf('customer'), `${CASE}${demoCaseId(1)}`, '/notifications'],
  partner: [...menuOf('partner'), '/dashboard/settings'],
  admin: [...menuOf('admin'), '/admin/blog/new'],
};

for (const who of ['customer', 'partner', 'admin'] as const) {
  test(`a ${who} sees the frame and the page's head at once, and the same head with the data`, async ({
    person,
  }) => {
    const { page } = await person(who);
    await openAs(page, PERSONAS[who].email, HOME[who]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const name = page.getByRole('banner').getByText(PERSONAS[who].fullName);
    await expect(name).toBeVisible();
    for (const path of PAGES[who]) {
      const answerAgain = await answersAreSlow(page, DATABASE);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      // No data from the database are shown yet.
      await expect(name).toHaveCount(0);
      const first = await readHeading(page);
      await answerAgain();
      await expect(name).toBeVisible();
      // A chart far below is drawn when it is scrolled to.
      const coming = page.locator('main [data-skeleton]:visible');
      await expect(async () => {
        if ((await coming.count()) > 0)
          await coming
            .first()
            .scrollIntoViewIfNeeded({ timeout: 1_000 })
            .catch(() => undefined);
        await expect(coming).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await page.evaluate(() => scrollTo(0, 0));
      // A toast of what another test does makes room for itself. Others followed for 30 s: each is closed.
      await expect(async () => {
        for (const close of await toast(page).getByRole('button', { name: 'ปิด', exact: true }).all())
          await close.click({ timeout: 1_000 });
        await expect(toast(page)).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      // A case is named after its debtor, whose name is not in the address.
      const last = await readHeading(page);
      if (path.startsWith(CASE)) expect(last.text, path).not.toBe(first.text);
      else expect(last.text, path).toBe(first.text);
      // A toast that has just gone gives its room back by a transition.
      await expect
        .poll(async () => Math.abs((await readHeading(page)).top - first.top), `${path} moved`)
        .toBeLessThan(2);
    }
  });
}

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
  await page.route(EARLY, () => undefined);
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
