import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { auth, db, demoData, newCustomer } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { answersAreSlow } from './support/slow-answers.ts';
import { openAs } from './support/steps.ts';

/** The first rows come from requests that are sent before Auth has named the account (decision 218). */

test.beforeAll(demoData);

/** The channel of the SDK, and the early requests. */
const CHANNEL = /google\.firestore\.v1\.Firestore/;
const EARLY = /\/documents:(batchGet|runQuery)$/;

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
    const address = (await rows.first().getAttribute('href')) ?? '';

    const openChannel = await answersAreSlow(page, CHANNEL);
    const answerEarly = await answersAreSlow(page, EARLY);
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-skeleton]:visible').first()).toBeVisible();
    expect(await rows.count()).toBe(0);
    await answerEarly();
    await expect(rows.first()).toBeVisible();
    await expect(name).toBeVisible();

    await page.goto(address);
    const debtor = (await db.doc(paths.case(address.split('/').at(-1) ?? '')).get()).get(
      'debtor_name',
    ) as string;
    await expect(page.getByRole('heading', { level: 1, name: debtor })).toBeVisible();
    await openChannel();
  });
}

test('rows that came early follow what changes', async ({ person }) => {
  const { uid, email } = await newCustomer('early', DEMO_PASSWORD);
  const id = `early-${uid}`;
  const write = (debtor_name: string) =>
    db.doc(paths.case(id)).set(aCase({ user_id: uid, client_name: email, debtor_name }));
  await write('บริษัท ก่อนแก้ไข จำกัด');
  const { page } = await person('customer');
  await openAs(page, email, '/dashboard');
  const row = (name: string) => page.locator('main').getByText(name).locator('visible=true');
  await expect(row('บริษัท ก่อนแก้ไข จำกัด').first()).toBeVisible();

  const openChannel = await answersAreSlow(page, CHANNEL);
  await page.goto('/dashboard');
  await expect(row('บริษัท ก่อนแก้ไข จำกัด').first()).toBeVisible();
  await write('บริษัท หลังแก้ไข จำกัด');
  await openChannel();
  await expect(row('บริษัท หลังแก้ไข จำกัด').first()).toBeVisible();
  expect(await row('บริษัท ก่อนแก้ไข จำกัด').count()).toBe(0);
});

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

test('an account that was disabled meanwhile sees nothing early, and is signed out', async ({ person }) => {
  const { uid, email } = await newCustomer('early-disabled', DEMO_PASSWORD);
  const name = 'บริษัท ไม่ควรเห็น จำกัด';
  await db
    .doc(paths.case(`early-${uid}`))
    .set(aCase({ user_id: uid, client_name: email, debtor_name: name }));
  const { page } = await person('customer');
  await openAs(page, email, '/dashboard');
  const row = page.locator('main').getByText(name).locator('visible=true');
  await expect(row.first()).toBeVisible();

  // An address without the portal: an open page would be signed out, and forget the token, at once.
  await page.goto('/robots.txt');
  await auth.updateUser(uid, { disabled: true });
  await db.doc(paths.profile(uid)).update({ disabled: true });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (EARLY.test(response.url()) && response.request().method() === 'POST') answers.push(response.status());
  });
  await page.goto('/dashboard');
  await page.waitForURL(/\/login/);
  await expect.poll(() => answers.length).toBe(2);
  expect(answers).not.toContain(200);
});
