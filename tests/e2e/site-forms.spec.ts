import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS, paths } from '@app/domain/paths';
import type { Route } from '@playwright/test';
import { forgetLimits } from '../support/forget-limits.ts';
import { db, demoData, newEmail } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { aMessage, fillMessage, FUNCTIONS, messagesOf } from './support/public-forms.ts';
import { openAs, sendUntil, toast } from './support/steps.ts';

/** The forms of the public pages (requirements sections 5 and 8). Where nothing is stored: `site-form-errors.spec.ts`. */

test.beforeAll(demoData);
// All visitors of a run share one address, and the suite sends more than an hour's limit.
test.beforeEach(() => forgetLimits(db));

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

  test('says why it was not sent, shows nothing of the server’s answer, keeps the input, and sends it once on retry', async ({
    person,
  }) => {
    const { page } = await person('visitor', { locale: 'en-GB' });
    const email = newEmail('writer');
    const submit = page.locator('main form button[type=submit]');
    await page.goto('/en/contact');
    await fillMessage(page, aMessage(email));
    const answerOnce = (status: number, error: object) =>
      page.route(FUNCTIONS, (route) => route.fulfill({ status, json: { error } }), { times: 1 });

    await answerOnce(403, { code: 403, status: 'PERMISSION_DENIED', message: 'evaluation error at L12:7' });
    await submit.click();
    await expect(toast(page)).toContainText('An error occurred!');
    await expect(toast(page)).not.toContainText('L12');

    // It accepts messages again later.
    await answerOnce(429, { status: 'RESOURCE_EXHAUSTED', details: { until: '2026-11-23T05:30:00.000Z' } });
    await submit.click();
    await expect(toast(page)).toContainText('Please try again after 12:30, or call us: +66 2 123 4567');
    await expect(page.locator('main form [name=subject]')).toHaveValue('ลูกหนี้ <b>ค้างชำระ</b>');

    // The next attempt arrives, but its answer is lost.
    const losesAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(FUNCTIONS, losesAnswer, { times: 1 });
    await submit.click();
    await expect(toast(page)).toContainText('Could not send message. Please try again:');
    await expect(toast(page)).toContainText('An error occurred!');
    await expect(page.locator('main form [name=subject]')).toHaveValue('ลูกหนี้ <b>ค้างชำระ</b>');
    await sendUntil(submit, (within) =>
      expect(toast(page)).toContainText('Message Sent Successfully!', within),
    );
    expect(await messagesOf(email)).toHaveLength(1);
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
});
