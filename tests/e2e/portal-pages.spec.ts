import { LANGUAGES } from '@app/domain/language';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { demoCaseId } from '@app/seed/demo-case';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { db, demoData } from './support/backstage.ts';
import { faultsOf, looksOf } from './support/looks.ts';
import { expect, test } from './support/person.ts';
import { addressesOf, type Role } from './support/screens.ts';
import { bringSession } from './support/steps.ts';

/** Every screen behind the login with the demo data: no axe violations, no overflow, an empty console. */

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

for (const [turn, name] of (['customer', 'partner', 'admin', 'pending'] as const).entries()) {
  test(`every screen of the ${name} is accessible, fits the screen and logs nothing`, async ({ person }) => {
    test.setTimeout(300_000);
    const { page } = await person(name, { reducedMotion: 'reduce' });
    await bringSession(page, PERSONAS[name].email);
    const faults: string[] = [];
    for (const [at, path] of (await ADDRESSES[name]()).entries()) {
      const language = LANGUAGES[(at + turn) % LANGUAGES.length] ?? 'th';
      for (const [size, colorScheme] of looksOf(at + turn)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await untilAllIsThere(page);
        const where = `${path} ${language} ${size.width} ${colorScheme}`;
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** A list of each shape, from the widest tables to the narrowest. */
const LISTS = {
  admin: ['/admin/cases', '/admin/partners?tab=all', '/admin/blog', '/admin/newsletter-subscriptions'],
  partner: ['/partner/dashboard'],
  customer: ['/dashboard'],
} as const;

/** An amount of eight figures is rare, and must not push the last column out. */
const WIDE = db.doc(paths.case('wide-amount'));
test.beforeAll(async () => {
  await WIDE.set(
    aCase({
      user_id: PERSONAS.customer.uid,
      client_name: PERSONAS.customer.email,
      partner_id: PERSONAS.partner.uid,
      status: 'In Progress',
      debtor_name: 'นายก้อนโต หลายล้าน',
      amount: 99_999_999.99,
      created_at: new Date(),
    }),
  );
});
// The sums of the overview, which other specs look at on the narrowest screen, would be as wide.
test.afterAll(() => WIDE.delete());

for (const who of ['admin', 'partner', 'customer'] as const) {
  test(`no list of the ${who} hides a column beyond its edge at tablet and desktop widths`, async ({
    person,
  }) => {
    const { page } = await person(who);
    await bringSession(page, PERSONAS[who].email);
    for (const path of LISTS[who]) {
      await page.goto(path);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main [data-row]').first()).toBeVisible();
        const beyond = await page.evaluate(() => {
          const around = document.querySelector('main table')?.parentElement;
          return around ? around.scrollWidth - around.clientWidth : 0;
        });
        expect(beyond, `${path} at ${width}`).toBe(0);
      }
    }
  });
}
