import { LANGUAGES, type Language } from '@app/domain/language';
import { demoCaseId } from '@app/seed/demo-case';
import { PERSONAS } from '@app/seed/personas';
import type { Locator, Page } from '@playwright/test';
import { db, demoData } from './support/server.ts';
import { faultsOf, looksOf } from './support/looks.ts';
import { endListeners, expect, test } from './support/person.ts';
import { addressesOf, menuOf, type Role } from './support/screens.ts';
import { answersAreSlow, DATABASE } from './support/slow-answers.ts';
import { openAs, toast } from './support/steps.ts';

/**
 * Every screen behind the login with the demo data: no axe violations, no overflow, an empty console; and its frame and head are drawn
 * before the data, in their final place (decision 083).
 */

test.beforeAll(demoData);

/** Of the demo customer and the demo partner. Other tests write cases of theirs meanwhile, whose layout varies. */
const CASE = demoCaseId(1);
/** With a report that is due, and answers of its debtor. */
const ANSWERED = demoCaseId(2);

/** All screens of each role, and states of them that have another layout. */
const ADDRESSES: Record<Role | 'pending', () => Promise<string[]>> = {
  customer: () =>
    Promise.resolve([...addressesOf('customer', { caseId: [CASE] }), '/dashboard/case/no-such-case']),
  partner: () => Promise.resolve(addressesOf('partner', { caseId: [CASE, ANSWERED] })),
  admin: async () => [
    ...addressesOf('admin', {
      caseId: [CASE, ANSWERED],
      partnerId: [PERSONAS.pending.uid],
      userId: [PERSONAS.secondCustomer.uid],
      slug: [String((await db.collection('blog_posts').limit(1).get()).docs[0]?.get('slug'))],
    }),
    '/admin/partners?tab=all',
  ],
  pending: () => Promise.resolve(['/partner/dashboard']),
};

/** Screens that are opened while the database does not answer: the menus, and some that they do not have. */
const OPENED_BEFORE_DATA = new Set([
  ...(['customer', 'partner', 'admin'] as const).flatMap(menuOf),
  `/dashboard/case/${CASE}`,
  '/notifications',
  '/dashboard/settings',
  '/admin/blog/new',
]);
/** On some phones its button is too wide for the line of the heading, and the button's skeleton is not: the heading moves by 14 px. It is opened in a wide window, `looksOf(1)`. */
const MOVES_ON_PHONES = '/admin/blog/new';
/** Narrower windows have a button instead of the menu, in px. */
const HAS_MENU = 1_024;
const CLOSE: Record<Language, string> = { th: 'ปิด', en: 'Close', zh: '关闭' };

/** Waits until all skeletons are gone; some parts load when scrolled near or, as a preview, on the first pointer move. */
async function untilAllIsThere(page: Page): Promise<void> {
  const coming = page.locator('main [data-skeleton]:visible');
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await page.mouse.move(moves % 2, 1);
      const first = coming.first();
      if ((await coming.count()) > 0)
        await first.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
      return coming.count();
    })
    .toBe(0);
}

interface Heading {
  text: string;
  top: number;
}

/** Text and place of the page's heading, read at once: the page may replace the element between two requests. */
function readHeading(page: Page): Promise<Heading> {
  return page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
    if (heading === undefined) throw new Error('The page shows no heading.');
    return { text: heading.innerText, top: heading.getBoundingClientRect().top };
  });
}

/** At the top of a page a toast makes room for itself. Those of what other tests do followed for 30 s: each is closed. */
async function closeToasts(page: Page, language: Language): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expect(async () => {
    for (const close of await toast(page).getByRole('button', { name: CLOSE[language], exact: true }).all())
      await close.click({ timeout: 1_000 });
    await expect(toast(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

const hasMenu = (page: Page) => (page.viewportSize()?.width ?? 0) >= HAS_MENU;

/**
 * Opens a page while the database does not answer, and then lets it answer.
 * @param name the account's, which comes from the database; a phone has no room for it
 * @returns the heading without data
 */
async function openBeforeData(page: Page, address: string, name: Locator): Promise<Heading> {
  // The messages that end the listeners are not held.
  await endListeners(page);
  const answerAgain = await answersAreSlow(page, DATABASE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#root nav').first()).toBeVisible({ visible: hasMenu(page) });
  await expect(name).toHaveCount(0);
  const heading = await readHeading(page);
  await answerAgain();
  await expect(name).toHaveCount(1);
  return heading;
}

/** Compares the heading with the one that was there without data. */
async function expectSameHead(page: Page, path: string, first: Heading): Promise<void> {
  const last = await readHeading(page);
  // A case is named after its debtor, whose name is not in the address.
  if (path.startsWith('/dashboard/case/')) expect(last.text, path).not.toBe(first.text);
  else expect(last.text, path).toBe(first.text);
  if (path === MOVES_ON_PHONES && !hasMenu(page)) return;
  // A toast that has just gone gives its room back by a transition.
  await expect
    .poll(async () => Math.abs((await readHeading(page)).top - first.top), `${path} moved`)
    .toBeLessThan(2);
}

for (const [turn, name] of (['customer', 'partner', 'admin', 'pending'] as const).entries()) {
  test(`every screen of the ${name} is accessible, fits the screen and logs nothing, and its heading stays in place`, async ({
    person,
  }) => {
    // `AXE=all` visits each page four times.
    test.setTimeout(600_000);
    const { page } = await person(name, { reducedMotion: 'reduce' });
    const ownName = page.getByRole('banner').getByText(PERSONAS[name].fullName);
    // Before its first visit a browser knows neither the role nor what the account has set, for which a page waits.
    await openAs(page, PERSONAS[name].email, '/notifications');
    await expect(ownName).toBeVisible();
    const faults: string[] = [];
    for (const [at, path] of (await ADDRESSES[name]()).entries()) {
      const language = LANGUAGES[(at + turn) % LANGUAGES.length] ?? 'th';
      for (const [size, colorScheme] of looksOf(path === MOVES_ON_PHONES ? 1 : at + turn)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
        const where = `${path} ${language} ${size.width} ${colorScheme}`;
        const isHeld = name !== 'pending' && OPENED_BEFORE_DATA.has(path);
        const first = isHeld ? await openBeforeData(page, address, ownName) : null;
        if (first === null) await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await untilAllIsThere(page);
        if (first !== null) {
          await closeToasts(page, language);
          await expectSameHead(page, path, first);
        }
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
