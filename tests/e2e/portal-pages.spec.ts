import { LANGUAGES } from '@app/domain/language';
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
