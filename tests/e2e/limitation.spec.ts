import { expect, test } from './support/person.ts';

test('the limitation check answers in the reader’s era and fills the contact form without using the address', async ({
  person,
}) => {
  const { page } = await person('visitor');
  await page.clock.setFixedTime('2026-11-23T03:00:00Z');
  await page.goto('/bad-debt');
  const check = page.locator('#check');
  await check.locator('[name=for_business]').selectOption('yes');
  for (const [name, value] of Object.entries({ due_day: '1', due_month: '3', due_year: '2567' })) {
    await check.locator(`[name=${name}]`).fill(value);
  }
  await check.locator('[type=submit]').click();
  await expect(check.locator('time')).toHaveText('1 มีนาคม 2572');
  await check.getByRole('link', { name: 'ส่งผลนี้ให้เราตรวจ' }).click();
  await expect(page).toHaveURL('/contact#letter');
  await expect(page.locator('main form [name=subject]')).toHaveValue(/ตรวจอายุความ/);
  await expect(page.locator('main form [name=message]')).toHaveValue(/1 มีนาคม 2572/);
});
