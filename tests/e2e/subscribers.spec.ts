import { readFile } from 'node:fs/promises';
import { subscriberId } from '@app/domain/newsletter';
import { COLLECTIONS } from '@app/domain/paths';
import { aSubscriber } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { bucket, db, demoData, newEmail } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { downloadBy, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const list = db.collection(COLLECTIONS.newsletterSubscriptions);
const counted = async () => (await list.count().get()).data().count;
const button = (page: Page) => page.getByRole('button', { name: 'ดาวน์โหลด CSV' });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

async function openList(page: Page): Promise<void> {
  await openAs(page, PERSONAS.admin.email, '/admin/dashboard');
  await page.getByRole('link', { name: 'ผู้สมัครรับจดหมายข่าว' }).first().click();
  await expect(page).toHaveURL(/\/admin\/newsletter-subscriptions$/);
}

/** The content of the file that the button downloads. */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const file = await downloadBy(page, button(page));
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a new subscriber appears at once in the admin’s open list, in the count and in the CSV', async ({
  person,
}) => {
  const [admin, visitor] = [await person('admin'), await person('visitor')];
  const email = newEmail('reader');
  await openList(admin.page);
  const before = await counted();
  await expect(admin.page.getByText(`ทั้งหมด ${before} ราย`)).toBeVisible();

  await visitor.page.goto('/faq');
  const form = visitor.page.getByRole('contentinfo').locator('form');
  await form.locator('[name=email]').fill(email);
  await form.locator('button[type=submit]').click();
  await expect(toast(visitor.page)).toContainText('สมัครรับข่าวสารสำเร็จ!');

  await expect(rows(admin.page).nth(1)).toContainText(email);
  await expect(rows(admin.page).nth(1)).toContainText('ยังไม่ยืนยัน');
  await expect(admin.page.getByText(`ทั้งหมด ${before + 1} ราย`)).toBeVisible();

  const { name, bytes } = await download(admin.page);
  expect(name).toBe('newsletter_subscriptions.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data } = Papa.parse<Record<string, string>>(bytes.toString(), { header: true });
  expect(Object.keys(data[0] ?? {})).toEqual(['Email', 'Subscribed At']);
  expect(data).toHaveLength(before + 1);
  expect(data[0]?.['Email']).toBe(email);
  const stored = (await list.doc(await subscriberId(email)).get()).get('subscribed_at') as { toDate(): Date };
  expect(data[0]?.['Subscribed At']).toBe(stored.toDate().toISOString());

  // A list too long for one answer comes as a file, read with the admin's own rights under the real rules.
  const path = `exports/${PERSONAS.admin.uid}/long.csv`;
  await bucket.file(path).save(bytes, { contentType: 'text/csv; charset=utf-8', resumable: false });
  await admin.page.route(/\/exportNewsletterSubscriptions$/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { result: { filename: name, path } },
    }),
  );
  expect(await download(admin.page)).toEqual({ name, bytes });

  await admin.page.unroute(/\/exportNewsletterSubscriptions$/);
  await admin.context.setOffline(true);
  await button(admin.page).click();
  await expect(toast(admin.page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(admin.page)).toContainText('เกิดข้อผิดพลาด');
  await expect(toast(admin.page)).toContainText('ไม่มีการเชื่อมต่ออินเทอร์เน็ต');
  await admin.context.setOffline(false);
  expect(await download(admin.page)).toEqual({ name, bytes });
});

test('an admin removes a subscriber after a confirmation, and the audit log has an entry', async ({
  person,
}) => {
  const { page } = await person('admin');
  const email = newEmail('leaver');
  const place = list.doc(await subscriberId(email));
  await place.set(aSubscriber({ email, subscribed_at: new Date() }));
  await openList(page);
  const row = rows(page).filter({ hasText: email });
  await row.getByRole('button', { name: 'นำออก' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'นำออก' }).click();
  await expect(toast(page)).toContainText('นำผู้สมัครออกแล้ว');
  await expect(row).toHaveCount(0);
  expect((await place.get()).exists).toBe(false);
  const log = await db.collection(COLLECTIONS.auditLog).where('subject', '==', place.path).get();
  expect(log.docs.map((entry) => entry.get('actor_id') as string)).toEqual([PERSONAS.admin.uid]);
});

test('the list is searched while typing, has pages, and its address restores the view', async ({
  person,
}) => {
  const { page } = await person('admin');
  const emails = Array.from(
    { length: 30 },
    (_, index) => `paged-${String(index).padStart(2, '0')}@example.com`,
  );
  await Promise.all(
    emails.map(async (email) => list.doc(await subscriberId(email)).set(aSubscriber({ email }))),
  );
  await openList(page);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('PAGED-');
  await expect(page).toHaveURL(/q=PAGED-/);
  await expect(page.getByText('รายการที่ 1–25 จากทั้งหมด 30')).toBeVisible();
  await expect(rows(page)).toHaveCount(26);
  await expect(rows(page).nth(1)).toContainText('paged-00@example.com');

  await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
  await expect(page.getByText('รายการที่ 26–30 จากทั้งหมด 30')).toBeVisible();
  await expect(rows(page).last()).toContainText('paged-29@example.com');
  await page.reload();
  await expect(page.getByText('รายการที่ 26–30 จากทั้งหมด 30')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('รายการที่ 1–25 จากทั้งหมด 30')).toBeVisible();

  await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption({ label: 'อีเมล Z–A' });
  await expect(rows(page).nth(1)).toContainText('paged-29@example.com');
  await page.getByRole('searchbox').fill('nobody-at-all');
  await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
});
