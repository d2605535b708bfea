import { changeTimers } from './support/changed-timers.ts';
import { demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs, signIn } from './support/steps.ts';

/** Hostile addresses, scripts that do not load, forbidden storage, and sign-in or sign-out in another tab. */

test.beforeAll(demoData);

const ENGLISH = { locale: 'en-GB' };

for (const address of ['//example.org/x?lng=th', '/en//example.org/x?lng=th', '/en/\\example.org?lng=zh']) {
  test(`${address} does not leave the site`, async ({ person, baseURL }) => {
    const { page } = await person('visitor', ENGLISH);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`${baseURL ?? ''}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  });
}

test('a form whose page script is missing sends nothing, keeps the input, and says so', async ({
  person,
}) => {
  const { page } = await person('visitor', ENGLISH);
  await page.route(/\/assets\/start-page/, (route) => route.abort());
  // So long a press is held until the page says so (`web/site/browser/head-script.ts`).
  await changeTimers(page, 10_000, 500);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/en/contact');
  for (const [name, value] of Object.entries({
    name: 'A',
    email: 'a@example.com',
    phone: '1',
    subject: 'S',
    message: 'Long story',
  })) {
    await page.locator(`main form [name=${name}]`).fill(value);
  }
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('#script-failed')).toBeVisible();
  await expect(page.locator('main form [name=message]')).toHaveValue('Long story');
  expect(posts).toEqual([]);
});

test('a sign-in page whose script is missing says so and names the phone number', async ({ person }) => {
  const { page } = await person('visitor', ENGLISH);
  await page.route(/\/assets\/spa-/, (route) => route.abort());
  await page.goto('/en/login');
  await page.locator('[name=email]').fill('a@example.com');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('#script-failed')).toBeVisible();
  await expect(page.locator('#script-failed')).toContainText('+66 2 123 4567');
  await expect(page.locator('[name=email]')).toHaveValue('a@example.com');
});

test('a language in local storage also applies to an address with a hash', async ({ person }) => {
  const { page, context } = await person('visitor', ENGLISH);
  await page.goto('/en/faq');
  await page.evaluate(() => localStorage.setItem('lng', 'th'));
  await context.clearCookies();
  await page.goto('/corporate#packages');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without cookies the page does not redirect in a loop and can be read', async ({ person }) => {
  const { page } = await person('visitor', ENGLISH);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    localStorage.setItem('lng', 'th');
  });
  let pages = 0;
  page.on('framenavigated', () => (pages += 1));
  await page.goto('/about');
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages).toBeLessThanOrEqual(2);
});

test('the portal’s bare document redirects to the home page', async ({ person }) => {
  const { page } = await person('visitor');
  await page.goto('/spa');
  await expect(page).toHaveURL('/');
});

test('a malformed id in an address shows the missing-case page and does not crash', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, 'customer@example.com', '/dashboard/case/a%2Fb');
  await expect(page.getByText('ไม่พบเคสที่ต้องการหรือคุณไม่มีสิทธิ์เข้าถึง').first()).toBeVisible();
});

test('the header follows sign-in and sign-out in another tab', async ({ person }) => {
  const { page, context } = await person('customer', { viewport: { width: 1440, height: 900 } });
  await page.goto('/faq');
  const header = page.getByRole('banner');
  await expect(header.locator('a[href="/login"]:visible')).toHaveCount(1);
  const other = await context.newPage();
  await signIn(other, 'customer@example.com');
  await expect(header.getByRole('button', { name: 'เมนูผู้ใช้' })).toBeVisible();
  await other.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
  await other.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
  await expect(header.locator('a[href="/login"]:visible')).toHaveCount(1);
  await expect(header.getByRole('button', { name: 'เมนูผู้ใช้' })).toBeHidden();
});
