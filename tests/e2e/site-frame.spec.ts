import { dayOf } from '@app/domain/calendar';
import { LANGUAGES } from '@app/domain/language';
import { demoData } from './support/server.ts';
import { leftOut } from './support/page-styles.ts';
import { expect, test } from './support/person.ts';
import { LOCALES } from './support/site-pages.ts';

/** Header, menus, language and footer of the public pages (requirements section 2). */

test.beforeAll(demoData);

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 760 };

test('the header is 80 px high and turns solid after more than 10 px', async ({ person }) => {
  const { page } = await person('visitor', { viewport: WIDE });
  await page.goto('/about');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(80);
  /** The opacity of the header's background, from 0 to 1. */
  const alpha = () =>
    header.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const [, fourth] = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor) ?? [];
      return fourth ?? '1';
    });
  expect(await alpha()).toBe('0');
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(400);
  expect(await alpha()).toBe('0');
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(alpha).toBe('1');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the first paint leaves out parts further down, which are laid out when needed', async ({ person }) => {
  const { page } = await person('visitor', { viewport: PHONE });
  await page.goto('/about');
  await expect.poll(() => leftOut(page)).toBe(0);
  // Keep the page in its state before its script has loaded.
  await page.route('**/assets/start-page-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('/en/about');
  expect(await leftOut(page)).toBeGreaterThan(3);
  // Parts that are left out are laid out when they come near, by keyboard, search or scrolling.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // With a fragment, or on return to a former position, everything is laid out at once.
  await page.goto('/about#expect');
  expect(await leftOut(page)).toBe(0);
  await expect(page.locator('#expect')).toBeInViewport();
  await page.goto('/en/about');
  await page.reload();
  expect(await leftOut(page)).toBe(0);
});

test('the menus link to the addresses of the specification', async ({ person }) => {
  const { page } = await person('visitor', { viewport: WIDE });
  await page.goto('/en/about');
  const header = page.getByRole('banner');
  const entriesOf = async (name: string) => {
    await header.getByRole('button', { name }).click();
    const sheet = page.locator('[popover]:popover-open');
    await expect(sheet).toBeVisible();
    const hrefs = await sheet
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    return hrefs;
  };
  expect(await entriesOf('Debt collection')).toEqual(
    expect.arrayContaining([
      '/en/corporate',
      '/en/bangkok',
      '/en/bad-debt',
      '/en/litigation',
      '/en/legal-collection',
    ]),
  );
  expect(await entriesOf('Investigation')).toEqual(
    expect.arrayContaining(['/en/investigation', '/en/fraud', '/en/private-detective']),
  );
  const plain = await header
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    );
  expect(plain).toEqual(
    expect.arrayContaining(['/en', '/en/about', '/en/help', '/en/partner', '/en/contact', '/en/login']),
  );
  await expect(header.locator('a[aria-current="page"]:visible')).toHaveAttribute('href', '/en/about');
});

test('the menu of a phone slides in, holds everything, and closes on any link', async ({ person }) => {
  const { page } = await person('visitor', { viewport: PHONE });
  await page.goto('/faq');
  const open = page.getByRole('banner').locator('button[popovertarget]:visible').first();
  await open.click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeVisible();
  for (const href of ['/', '/about', '/help', '/partner', '/contact', '/login', '/corporate', '/fraud']) {
    await expect(menu.locator(`a[href="${href}"]`).first(), href).toBeAttached();
  }
  await expect(menu.locator('a[href^="tel:"]').first()).toBeVisible();
  // A link to the current page closes it as well.
  await page.evaluate(() => {
    const link = document.querySelector('[popover]:popover-open a[href="/about"]');
    link?.setAttribute('href', '#content');
  });
  await menu.locator('a[href="#content"]').first().click();
  await expect(menu).toHaveCount(0);
  await open.click();
  await page.locator('[popover]:popover-open a[href="/help"]').first().click();
  await expect(page).toHaveURL('/help');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the phone number and the next step are one tap away on a phone at any scroll position', async ({
  person,
}) => {
  const { page } = await person('visitor', { viewport: PHONE });
  const consultation = 'a[href$="/contact"]';
  for (const [address, next] of [
    ['/', consultation],
    ['/bad-debt', consultation],
    ['/en/divorce', consultation],
    // The page names the bank and 1441 first.
    ['/zh/fraud', 'a[href="tel:1441"]'],
    ['/contact', 'a[href="#letter"]'],
    ['/en/partner', 'a[href$="/partner-registration"]'],
  ] as const) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    for (const selector of [next, 'a[href="tel:+6621234567"]']) {
      const inView = await page.locator(`${selector}:visible`).evaluateAll((links) =>
        links.some((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      );
      expect(inView, `${address} ${selector}`).toBe(true);
    }
  }
});

test.describe('the language', () => {
  test('is switched by a link, remembered in both cookies, and kept by every page', async ({ person }) => {
    const { page, context } = await person('visitor', { viewport: WIDE });
    await page.goto('/about');
    await page
      .getByRole('banner')
      .locator('a[data-lng="en"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/en/about');
    const cookies = async () =>
      Object.fromEntries(
        (await context.cookies()).map(({ name, value, sameSite }) => [name, [value, sameSite]]),
      );
    expect(await cookies()).toEqual({
      'firebase-language-override': ['en', 'Lax'],
      __session: ['en', 'Lax'],
    });
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sign in/i);
    await page.goto('/en/about');
    await page
      .getByRole('banner')
      .locator('a[data-lng="th"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page).toHaveURL(/\/about(\?lng=th)?$/);
    expect((await cookies())['__session']).toEqual(['th', 'Lax']);
  });

  test('is the one that the address asks for, before another one is visible', async ({ person }) => {
    const { page } = await person('visitor');
    const seen: string[] = [];
    await page.exposeFunction('noteHeading', (heading: string) => seen.push(heading));
    await page.addInitScript(() => {
      const note = () => {
        const heading = document.querySelector('h1');
        const shown = heading !== null && getComputedStyle(document.documentElement).visibility === 'visible';
        if (shown)
          (window as unknown as { noteHeading: (h: string) => void }).noteHeading(
            document.documentElement.lang,
          );
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.goto('/about?lng=zh');
    await expect(page).toHaveURL('/zh/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['zh']));
    await page.goto('/zh/about?lng=th');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });

  for (const asked of ['"><svg onload=alert(1)>', '../en', 'xx', 'x'.repeat(5_000)]) {
    test(`is Thai when "${asked.slice(0, 24)}" is asked for`, async ({ person }) => {
      const { page, context } = await person('visitor');
      await page.goto(`/about?lng=${encodeURIComponent(asked)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'th');
      const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
      expect(cookies.sort()).toEqual(['__session=th', 'firebase-language-override=th']);
    });
  }

  test('comes from local storage if there is no cookie', async ({ person }) => {
    const { page, context } = await person('visitor');
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('lng', 'en'));
    await context.clearCookies();
    await page.goto('/about');
    await expect(page).toHaveURL('/en/about');
  });
});

test('only one question is open at a time', async ({ person }) => {
  const { page } = await person('visitor');
  await page.goto('/en/faq');
  const questions = page.locator('main details[name]');
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  expect(await questions.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  await expect(page.locator('main')).toContainText('77');
});

test('a keyboard alone reaches the content, the menus and their entries', async ({ person }) => {
  const { page } = await person('visitor', { viewport: WIDE });
  await page.goto('/en/about');
  // A page is not laid out before its heading face is there, for a tenth of a second at most: nothing could get the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#content');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const button = page.getByRole('banner').getByRole('button', { name: 'Debt collection' });
  await button.focus();
  const outline = await button.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[popover]:popover-open :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const language of LANGUAGES) {
  test(`the footer says the year and leads to the legal pages and to the page for debtors in ${language}`, async ({
    person,
  }) => {
    const { page } = await person('visitor', { locale: LOCALES[language] });
    await page.goto('/help');
    const footer = page.getByRole('contentinfo');
    const year = Number(dayOf(new Date()).slice(0, 4)) + (language === 'th' ? 543 : 0);
    await expect(footer).toContainText(String(year));
    const prefix = language === 'th' ? '' : `/${language}`;
    await expect(footer.locator(`a[href="${prefix}/privacy-policy"]`).first()).toBeVisible();
    await expect(footer.locator(`a[href="${prefix}/terms-of-service"]`).first()).toBeVisible();
    await expect(footer.locator(`a[href="${prefix}/verify"]`)).toBeVisible();
    expect((await page.request.get(`${prefix}/verify`)).status()).toBe(200);
    await expect(footer.locator('input[type=email][name=email]')).toBeVisible();
    await expect(footer.locator('a[href="#"]')).toHaveCount(4);
  });
}
