import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { Page, Route } from '@playwright/test';
import { forgetLimits } from '../support/forget-limits.ts';
import { db, demoData, newEmail } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { openAs, sendUntil, toast } from './support/steps.ts';

/** The forms of the public pages, and their behaviour on errors (requirements sections 5 and 8). */

test.beforeAll(demoData);
// All visitors of a run share one address, and the suite sends more than an hour's limit.
test.beforeEach(() => forgetLimits(db));

const FUNCTIONS = /\/api\/(submitContact|subscribe)$/;

async function fillMessage(page: Page, message: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
}

const aMessage = (email: string) => ({
  name: 'สมหญิง "O\'Neil" ใจดี 🙂',
  email,
  phone: '๐๘๑-๕๕๕-๐๑๙๙',
  subject: 'ลูกหนี้ <b>ค้างชำระ</b>',
  message: 'ค้างมาแล้ว 8 เดือน\nมีใบส่งของครบ & "สัญญา"',
});

const messagesOf = async (email: string) =>
  (await db.collection('contacts').where('email', '==', email).get()).docs.map((found) => found.data());

test.describe('the contact form', () => {
  test('delivers a message unchanged to the admin’s inbox, and is empty again', async ({ person }) => {
    const { page } = await person('visitor');
    const email = newEmail('writer');
    await page.goto('/contact');
    await fillMessage(page, aMessage(email));
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('ส่งข้อความสำเร็จ!');
    await expect(page.locator('main form [name=message]')).toHaveValue('');
    expect(await messagesOf(email)).toMatchObject([{ ...aMessage(email), is_read: false }]);
    // It is first in the inbox, unread until it is opened.
    const admin = await person('admin');
    await openAs(admin.page, 'admin@example.com', '/admin/contact-messages');
    const entry = admin.page.getByRole('button', { name: new RegExp(aMessage(email).subject) }).first();
    await entry.click();
    await expect(admin.page.getByText('มีใบส่งของครบ & "สัญญา"').first()).toBeVisible();
    await expect.poll(async () => (await messagesOf(email))[0]?.['is_read'] as unknown).toBe(true);
    await expect
      .poll(async () => {
        const told = await db.collection('notifications').where('kind', '==', 'contact_received').get();
        return told.size;
      })
      .toBeGreaterThan(0);
  });

  test('in English says "Message Sent Successfully!"', async ({ person }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    await page.goto('/en/contact');
    await fillMessage(page, aMessage(newEmail('writer')));
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('Message Sent Successfully!');
  });

  test('keeps the input when the network fails, says so, and sends it once on retry', async ({ person }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    const email = newEmail('writer');
    await page.goto('/en/contact');
    await fillMessage(page, aMessage(email));
    // The first attempt arrives, but its answer is lost.
    const losesAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(FUNCTIONS, losesAnswer, { times: 1 });
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('An error occurred!');
    await expect(toast(page)).toContainText('Could not send message. Please try again:');
    await expect(page.locator('main form [name=subject]')).toHaveValue('ลูกหนี้ <b>ค้างชำระ</b>');
    await sendUntil(page.locator('main form button[type=submit]'), (within) =>
      expect(toast(page)).toContainText('Message Sent Successfully!', within),
    );
    expect(await messagesOf(email)).toHaveLength(1);
  });

  test('says so when the server refuses, and shows nothing of the server’s answer', async ({ person }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    await page.goto('/en/contact');
    await fillMessage(page, aMessage(newEmail('writer')));
    await page.route(FUNCTIONS, (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'evaluation error at L12:7' } },
      }),
    );
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('An error occurred!');
    await expect(toast(page)).not.toContainText('L12');
  });

  test('says when it accepts messages again, and keeps the input', async ({ person }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    await page.goto('/en/contact');
    await fillMessage(page, aMessage(newEmail('writer')));
    await page.route(FUNCTIONS, (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: { status: 'RESOURCE_EXHAUSTED', details: { until: '2026-11-23T05:30:00.000Z' } },
        },
      }),
    );
    await page.locator('main form button[type=submit]').click();
    await expect(toast(page)).toContainText('Please try again after 12:30, or call us: +66 2 123 4567');
    await expect(page.locator('main form [name=subject]')).toHaveValue('ลูกหนี้ <b>ค้างชำระ</b>');
  });

  test('sends a message once however often the button is pressed', async ({ person }) => {
    const { page } = await person('visitor');
    const email = newEmail('writer');
    await page.goto('/contact');
    await fillMessage(page, aMessage(email));
    const button = page.locator('main form button[type=submit]');
    await button.evaluate((element: HTMLButtonElement) => {
      for (let press = 0; press < 20; press++) element.click();
    });
    await expect(toast(page)).toContainText('ส่งข้อความสำเร็จ!');
    expect(await messagesOf(email)).toHaveLength(1);
  });

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

  test('keeps and sends a message submitted before its script has loaded', async ({ person }) => {
    const { page } = await person('visitor');
    const email = newEmail('early');
    await page.route(/\/assets\/start-islands/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await route.continue();
    });
    await page.goto('/contact');
    await fillMessage(page, aMessage(email));
    await page.locator('main form [name=subject]').press('Enter');
    await expect(toast(page)).toContainText('ส่งข้อความสำเร็จ!');
    expect(await messagesOf(email)).toMatchObject([aMessage(email)]);
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
  const subscribersOf = async (email: string) =>
    (await db.collection('newsletter_subscriptions').where('email', '==', email).get()).size;

  test('accepts an address in the footer of any page, and the same address again', async ({ person }) => {
    const { page } = await person('visitor');
    const email = newEmail('Reader');
    await page.goto('/faq');
    const form = page.getByRole('contentinfo').locator('form');
    for (const typed of [email, email.toUpperCase()]) {
      await form.locator('[name=email]').fill(typed);
      await form.locator('button[type=submit]').click();
      await expect(toast(page)).toContainText('สมัครรับข่าวสารสำเร็จ!');
      await expect(form.locator('[name=email]')).toHaveValue('');
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
    }
    expect(await subscribersOf(email.toLowerCase())).toBe(1);
  });

  test('is confirmed and ended by the links of its mail, without scripts, in the reader’s language', async ({
    person,
  }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    const email = newEmail('reader').toLowerCase();
    await page.goto('/en/faq');
    const form = page.getByRole('contentinfo').locator('form');
    await form.locator('[name=email]').fill(email);
    await form.locator('button[type=submit]').click();
    await expect(toast(page)).toBeVisible();
    const place = db.doc(paths.subscriber(await subscriberId(email)));
    await expect.poll(async () => (await place.get()).get('confirmed_at') as unknown).toBeNull();
    const mails = await db.collection(COLLECTIONS.mail).where('to', '==', email).get();
    const { text } = mails.docs[0]?.get('message') as { text: string };
    const link = (act: string) => new RegExp(`\\S+/newsletter/${act}\\?\\S+`).exec(text)?.[0] ?? '';

    const reader = await person('visitor', { javaScriptEnabled: false });
    await reader.page.goto(link('confirm'));
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
    expect((await place.get()).get('confirmed_at')).toBeNull();
    await reader.page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is confirmed');
    expect((await place.get()).get('confirmed_at')).not.toBeNull();

    // The same with scripts.
    await page.goto(link('unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
    expect((await place.get()).exists).toBe(false);
  });

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

test('the map sends no request until it is opened', async ({ person }) => {
  const { page } = await person('visitor');
  const asked: string[] = [];
  await page.route(/openstreetmap/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto('/contact');
  const map = page.locator('details', { has: page.locator('iframe') });
  await map.scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await expect(page.locator('main address, main').first()).toContainText('ถนนสาทรใต้');
  await map.locator('summary').click();
  await expect.poll(() => asked.length).toBe(1);
});
