import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { DEMO_PASSWORD } from '@app/seed/personas';
import { auth, db, demoData, newCustomer } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { answersAreSlow, CHANNEL, EARLY } from './support/slow-answers.ts';
import { openAs } from './support/steps.ts';

/** What changes while the first rows come from early requests (decision 218). */

test.beforeAll(demoData);

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
