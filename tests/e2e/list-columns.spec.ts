import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bringSession } from './support/steps.ts';

/** The columns of each list, also for a rare amount. Not in `portal-pages.spec.ts`, which runs beside specs that count cases. */

test.beforeAll(demoData);

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
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.locator('main table')).toBeVisible();
      for (const width of [1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main [data-row]').first()).toBeVisible();
        // Below its own width a table becomes a list, when React learns of the new width.
        const beyond = () =>
          page.evaluate(() => {
            const around = document.querySelector('main table')?.parentElement;
            return around ? around.scrollWidth - around.clientWidth : 0;
          });
        await expect.poll(beyond, `${path} at ${width}`).toBe(0);
      }
    }
  });
}
