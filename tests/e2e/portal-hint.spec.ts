import { OWN_LANGUAGE, ROLE_HINT } from '@app/domain/browser-keys';
import { LANGUAGES, type Language } from '@app/domain/language';
import { DEMO_CASES } from '@app/seed/demo-cases';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { menuOf, type Role } from './support/screens.ts';
import { answersAreSlow, SCRIPTS_AND_STYLES } from './support/slow-answers.ts';
import { bringSession, openAs, signOut } from './support/steps.ts';

/** The frame of the role that a browser last had comes with the portal's document (decision 213, security W7). */

test.beforeAll(demoData);

const ROLES = ['customer', 'partner', 'admin'] as const;
const HOME = { customer: '/dashboard', partner: '/partner/dashboard', admin: '/admin/dashboard' };
/** An entry of each role's menu, and its title. */
const ENTRY: Record<Role, Record<Language, string>> = {
  customer: { th: 'ยื่นเคสใหม่', en: 'Submit a case', zh: '提交新案件' },
  partner: { th: 'แดชบอร์ด', en: 'Dashboard', zh: '概览' },
  admin: { th: 'เคสทั้งหมด', en: 'All cases', zh: '全部案件' },
};
const WIDTHS = [375, 1280] as const;

/** What was in `#root` at each frame of the browser, before it was painted, and the texts of its content. */
interface Seen {
  states: string[];
  texts: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Records from the first moment of every document what the page has. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { states: [], texts: [] };
    window.seen = seen;
    const note = (list: string[], value: string) => {
      if (value !== '' && list.at(-1) !== value) list.push(value);
    };
    const stateOf = (root: Element | null) => {
      if (root === null) return '';
      if (root.querySelector('nav') !== null) return 'frame';
      return root.querySelector('[role=status] svg')?.checkVisibility() === true ? 'spinner' : '';
    };
    const look = () => {
      note(seen.states, stateOf(document.getElementById('root')));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver(() => note(seen.texts, document.getElementById('root')?.textContent ?? '')).observe(
      document,
      { childList: true, subtree: true, characterData: true },
    );
  });
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

/** Names, addresses and debtors of the demo data. */
const PERSONAL = [
  ...Object.values(PERSONAS).flatMap(({ fullName, email }) => [fullName, email]),
  ...DEMO_CASES.map(({ debtor }) => debtor),
];

function expectNothingPersonal(texts: readonly string[]): void {
  const found = PERSONAL.filter((personal) => texts.some((text) => text.includes(personal)));
  expect(found).toEqual([]);
}

async function remember(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  // The smallest of the site's documents, which reads nothing itself.
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

const hintOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ROLE_HINT);

test('by the hint of a role the first paint is its frame, before any other file and with nothing personal, in the reader’s language', async ({
  person,
}) => {
  const { page } = await person('visitor');
  await watch(page);
  await page.route(SCRIPTS_AND_STYLES, () => undefined);
  for (const [turn, role] of ROLES.entries()) {
    const addresses = new Set([HOME[role], ...menuOf(role), '/dashboard/settings']);
    for (const [index, path] of [...addresses].entries()) {
      // Each in one language, in turn; `portal-frames.test.tsx` compares all of them.
      const language = LANGUAGES[(index + turn) % LANGUAGES.length] ?? 'th';
      await remember(page, { [ROLE_HINT]: role, [OWN_LANGUAGE]: language });
      // Every second one is loaded at the other width.
      const widths = index % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(path, { waitUntil: 'commit' });
      const entry = page.locator('#root nav a', { hasText: ENTRY[role][language] });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        // On a phone the menu opens over the page, which needs the script.
        await expect(entry).toBeVisible({ visible: width === 1280 });
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(entry).toHaveCount(1);
      const current = page.locator('#root nav a[aria-current=page]');
      await expect(current).toHaveCount(menuOf(role).includes(path) ? 1 : 0);
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await expect.poll(paints, `${path} is painted`).toBeGreaterThan(0);
      const { states, texts } = await seenBy(page);
      expect(states, path).toEqual(['frame']);
      expectNothingPersonal(texts);
    }
  }
});

test('a link of the frame that came with the page leads on before the script has come, and a button waits for it', async ({
  person,
}) => {
  // Without a transition from one document to the next, which the end of the test would abort.
  const { page } = await person('visitor', { reducedMotion: 'reduce' });
  await remember(page, { [ROLE_HINT]: 'customer' });
  await page.route(SCRIPTS_AND_STYLES, () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const buttons = page.locator('#root button');
  await expect(buttons.first()).toBeAttached();
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('inert');
  await page.getByRole('link', { name: ENTRY.customer.th }).click();
  await page.waitForURL('/dashboard/new-case', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: ENTRY.customer.th })).toBeVisible();
});

test('the hint of another role, and none, leave the spinner', async ({ person }) => {
  const { page } = await person('visitor');
  await watch(page);
  await page.route(SCRIPTS_AND_STYLES, () => undefined);
  for (const [hint, path] of [
    ['customer', '/admin/cases'],
    ['partner', '/dashboard'],
    ['admin', '/partner/dashboard'],
    ['nobody', '/dashboard'],
  ] as const) {
    await remember(page, { [ROLE_HINT]: hint });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root svg')).toBeVisible();
    await expect.poll(() => seenBy(page).then(({ states }) => states), path).toEqual(['spinner']);
  }
});

/** Places of what must not move, at the width of the window. */
function placesIn(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const places: Record<string, number[]> = {};
    const shown = [...document.querySelectorAll('#root :is(nav, nav a, header, h1, main)')];
    for (const element of shown.filter((each) => each.checkVisibility())) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.getAttribute('href') ?? ''}`;
      // The content grows with the data, and the room of a title with what is beside it.
      if (element.matches('main')) places[name] = [x, y, width];
      else places[name] ??= element.matches('h1') ? [x, y, height] : [x, y, width, height];
    }
    return places;
  });
}

async function expectPlaces(page: Page, before: Record<string, number[]>, when: string): Promise<void> {
  const now = await placesIn(page);
  for (const [name, place] of Object.entries(before))
    for (const [index, value] of place.entries())
      expect(Math.abs((now[name]?.[index] ?? NaN) - value), `${name}, ${when}`).toBeLessThan(1);
}

for (const [turn, role] of ROLES.entries()) {
  test(`React takes over the frame of a ${role} where it is, on a phone and on a desktop, with no spinner between them`, async ({
    person,
  }) => {
    const { page } = await person(role);
    await openAs(page, PERSONAS[role].email, HOME[role]);
    const user = page.getByRole('banner').getByRole('button', { name: 'เมนูผู้ใช้' });
    await expect(user).toBeVisible();
    expect(await hintOf(page)).toBe(role);
    await watch(page);
    // A browser with a hint has the fonts. One whose requests are watched keeps no files, and a late font would break lines elsewhere.
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const [index, path] of [...menuOf(role).slice(0, 2), '/dashboard/settings'].entries()) {
      // Each at one width, in turn.
      const width = WIDTHS[(index + turn) % WIDTHS.length] ?? 1280;
      await page.setViewportSize({ width, height: 800 });
      const sendFiles = await answersAreSlow(page, SCRIPTS_AND_STYLES);
      const sayWho = await answersAreSlow(page, /accounts:lookup/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const sent = await placesIn(page);
      expect(Object.keys(sent), path).toEqual(expect.arrayContaining(['H1 ', 'HEADER ', 'MAIN ']));
      // On a phone the menu is hidden, and no link of the frame can have the focus.
      // The first navigation is the menu: the page's content may bring another one, of its pages.
      const last = page.locator('#root nav').first().locator('a').last();
      if (width === 1280) await last.focus();
      await sendFiles();
      // React's buttons can be pressed.
      await expect(page.locator('#root button[inert]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPlaces(page, sent, `${path} before it is known who it is`);
      await sayWho();
      await expect(user).toBeVisible();
      await expect(() => expectPlaces(page, sent, `${path} with the data`)).toPass({ timeout: 20_000 });
      if (width === 1280) await expect(last).toBeFocused();
      expect((await seenBy(page)).states, path).toEqual(['frame']);
    }
  });
}

test('the frame of an admin gives way when a customer is signed in, and stays for an admin', async ({
  person,
}) => {
  const { page } = await person('customer');
  await watch(page);
  await bringSession(page, PERSONAS.customer.email);
  await remember(page, { [ROLE_HINT]: 'admin' });
  const sayWho = await answersAreSlow(page, /accounts:lookup/);
  await page.goto('/admin/cases');
  await expect(page.getByRole('heading', { level: 1, name: ENTRY.admin.th })).toBeVisible();
  await expect(page.locator('#root button[inert]')).toHaveCount(0);
  const content = await page.getByRole('main').textContent();
  expect(content?.replace(ENTRY.admin.th, '')).toBe('กำลังโหลด');
  const { texts } = await seenBy(page);
  expect(texts.length).toBeGreaterThan(0);
  expectNothingPersonal(texts);
  await sayWho();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: ENTRY.admin.th })).toHaveCount(0);
  expect(await hintOf(page)).toBe('customer');

  const { page: desk } = await person('admin');
  await watch(desk);
  await bringSession(desk, PERSONAS.admin.email);
  await remember(desk, { [ROLE_HINT]: 'admin' });
  await desk.goto('/admin/cases');
  await expect(desk.getByRole('banner').getByText(PERSONAS.admin.fullName)).toBeVisible();
  await expect(desk.getByRole('table')).toBeVisible();
  expect(await hintOf(desk)).toBe('admin');
});

test('the frame gives way to the login when nobody is signed in, and is not sent again', async ({
  person,
}) => {
  const { page } = await person('visitor');
  await watch(page);
  await remember(page, { [ROLE_HINT]: 'admin' });
  await page.goto('/admin/cases');
  await page.waitForURL('/login');
  await expect(page.getByLabel('อีเมล')).toBeVisible();
  const { states, texts } = await seenBy(page);
  expect(states[0]).toBe('frame');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expectNothingPersonal(texts);
  await expect(page.locator('html[data-portal]')).toHaveCount(0);
  expect(await hintOf(page)).toBeNull();
  await page.goto('/admin/cases');
  await page.waitForURL('/login');
  expect((await seenBy(page)).states).not.toContain('frame');
});

test('a sign-out forgets the role', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard');
  await expect(page.getByRole('button', { name: 'เมนูผู้ใช้' })).toBeVisible();
  expect(await hintOf(page)).toBe('customer');
  await signOut(page);
  expect(await hintOf(page)).toBeNull();
});
