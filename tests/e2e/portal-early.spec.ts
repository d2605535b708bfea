import { paths } from '@app/domain/paths';
import { demoCaseId } from '@app/seed/demo-case';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { answersAreSlow, CHANNEL, EARLY } from './support/slow-answers.ts';
import { openAs } from './support/steps.ts';

/**
 * The first rows come from requests that are sent before Auth has named the account (decision 218). When something changes meanwhile:
 * `portal-early-changes.spec.ts`.
 */

test.beforeAll(demoData);

/** Of the demo customer and the demo partner; the cases of other tests come and go. */
const CASE = demoCaseId(1);

for (const [who, list, area] of [
  ['customer', '/dashboard', '/dashboard/case/'],
  ['partner', '/partner/dashboard', '/partner/case/'],
  ['admin', '/admin/cases', '/admin/case/'],
] as const) {
  test(`a ${who} sees the first rows of ${list}, and a case, before the channel of the database is open`, async ({
    person,
  }) => {
    const { page } = await person(who);
    const name = page.getByRole('banner').getByText(PERSONAS[who].fullName);
    const rows = page.locator(`main a[href^="${area}"]:visible`);
    await openAs(page, PERSONAS[who].email, list);
    await expect(rows.first()).toBeVisible();
    await expect(name).toBeVisible();

    const openChannel = await answersAreSlow(page, CHANNEL);
    const answerEarly = await answersAreSlow(page, EARLY);
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-skeleton]:visible').first()).toBeVisible();
    expect(await rows.count()).toBe(0);
    await answerEarly();
    await expect(rows.first()).toBeVisible();
    await expect(name).toBeVisible();

    await page.goto(`${area}${CASE}`);
    const debtor = (await db.doc(paths.case(CASE)).get()).get('debtor_name') as string;
    await expect(page.getByRole('heading', { level: 1, name: debtor })).toBeVisible();
    await openChannel();
  });
}

test('a partner who opens the customers’ list is redirected to the own cases, and sees no others', async ({
  person,
}) => {
  const { page } = await person('partner');
  await openAs(page, PERSONAS.partner.email, '/partner/dashboard');
  await expect(page.getByRole('banner').getByText(PERSONAS.partner.fullName)).toBeVisible();
  const rows = page.locator('main a[href^="/partner/case/"]:visible');
  await expect(rows.first()).toBeVisible();

  const openChannel = await answersAreSlow(page, CHANNEL);
  const empty = page.getByText('ยังไม่มีเคสที่ได้รับมอบหมาย');
  await page.goto('/dashboard');
  await page.waitForURL('/partner/dashboard');
  await expect(page.locator('main [data-skeleton]:visible').first()).toBeVisible();
  expect(await empty.count()).toBe(0);
  await openChannel();
  await expect(rows.first()).toBeVisible();
});
