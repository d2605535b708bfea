import { demoData, newEmail } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { aMessage, fillMessage, FUNCTIONS, messagesOf } from './support/public-forms.ts';
import { toast } from './support/steps.ts';

/** The forms of the public pages where nothing is stored (requirements sections 5 and 8). */

test.beforeAll(demoData);

test.describe('the contact form', () => {
  test('shows each error at its field', async ({ person }) => {
    const { page } = await person('visitor');
    await page.goto('/contact');
    await fillMessage(page, { ...aMessage(newEmail('writer')), phone: 'ไม่มี', name: '\u200b \u200b' });
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=phone][aria-invalid=true]')).toBeVisible();
    await expect(page.locator('[name=name][aria-invalid=true]')).toBeFocused();
  });

  test('names missing fields in the language of the page, with the label below the header', async ({
    person,
  }) => {
    const { page } = await person('visitor', { locale: 'de-DE' });
    await page.goto('/en/contact');
    await page.locator('main form button[type=submit]').click();
    const field = page.locator('main form [name=name]');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please fill in this field');
    await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(5);
    const label = await page.locator('main form').getByText('Full name', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(80);
  });

  test('accepts nothing from a program that fills in every field', async ({ person }) => {
    const { page } = await person('visitor');
    const email = newEmail('robot');
    await page.goto('/contact');
    await fillMessage(page, aMessage(email));
    await page.locator('main form [name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('ส่งข้อความสำเร็จ!');
    expect(await messagesOf(email)).toEqual([]);
  });

  test('asks a visitor whose script never loads to call, and keeps the input', async ({ person }) => {
    const { page } = await person('visitor');
    await page.route(/\/assets\/start-islands/, (route) => route.abort());
    await page.goto('/contact');
    await fillMessage(page, aMessage('any@example.com'));
    await page.locator('main form button[type=submit]').click();
    const notice = page.locator('#script-failed');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('02 123 4567');
    await expect(page.locator('main form [name=message]')).toHaveValue(/ค้างมาแล้ว/);
  });
});

test.describe('the newsletter', () => {
  test('asks for an address when there is none', async ({ person }) => {
    const { page } = await person('visitor');
    await page.goto('/');
    await page.getByRole('contentinfo').locator('form button[type=submit]').click();
    await expect(toast(page)).toContainText('กรุณากรอกอีเมล');
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  });

  test('shows an error when it fails, and keeps the address', async ({ person }) => {
    const { page } = await person('visitor');
    await page.goto('/');
    await page.route(FUNCTIONS, (route) => route.abort());
    const form = page.getByRole('contentinfo').locator('form');
    await form.locator('[name=email]').fill('reader@example.com');
    await form.locator('button[type=submit]').click();
    await expect(toast(page)).toContainText('เกิดข้อผิดพลาด!');
    await expect(form.locator('[name=email]')).toHaveValue('reader@example.com');
  });
});

test('the messaging app is not ready yet, and says so', async ({ person }) => {
  const { page } = await person('visitor', { locale: 'en-GB' });
  await page.goto('/en/contact');
  await page.locator('[data-island=messaging] button').click();
  await expect(toast(page)).toContainText('Feature not ready');
});
