import { aCase, aNotification } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import type { Page } from '@playwright/test';
import {
  bucket,
  db,
  demoData,
  environment,
  newCustomer,
  notificationsOf,
  uploadAs,
} from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bell, caseFiles, fillCase, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const CASE = { debtor: 'นางสาวโชคร้าย ทดสอบ', amount: '7500', details: 'เช็คคืนสองฉบับ' };
const PAPERS = [
  { name: 'one.pdf', mimeType: 'application/pdf', buffer: samplePdf(['one']) },
  { name: 'two.png', mimeType: 'image/png', buffer: samplePng() },
];

const casesOf = async (uid: string) => (await db.collection('cases').where('user_id', '==', uid).get()).docs;
const filesOf = async (uid: string) => (await bucket.getFiles({ prefix: `case-files/${uid}/` }))[0];

/** Until the server has what this page has written by now: writes are sent one after the other, and here is a later one. */
async function ownWritesSent(page: Page, uid: string): Promise<void> {
  await db.collection('notifications').add(aNotification({ user_id: uid, created_at: new Date() }));
  await expect(bell(page, 1)).toBeVisible({ timeout: 30_000 });
  await bell(page, 1).click();
  await page.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }).click();
  await expect.poll(async () => (await notificationsOf(uid)).every(({ is_read }) => is_read)).toBe(true);
  await page.keyboard.press('Escape');
}

test('twenty quick clicks make one case and one notification', async ({ person }) => {
  const { page } = await person('customer');
  const { uid, email } = await newCustomer('unlucky', PASSWORD);
  await openAs(page, email, '/dashboard/new-case', PASSWORD);
  await fillCase(page, CASE);
  await caseFiles(page).setInputFiles(PAPERS);
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click++) button.click();
  });
  await expect(page).toHaveURL(/\/dashboard$/);
  const told = async () => {
    const own = (await casesOf(uid)).map(({ id }) => `"${id}"`);
    const ofCases = (await notificationsOf(PERSONAS.admin.uid)).map((one) => JSON.stringify(one['params']));
    return ofCases.filter((params) => own.some((id) => params.includes(id))).length;
  };
  await expect.poll(told).toBe(1);
  await ownWritesSent(page, uid);
  expect(await told()).toBe(1);
  expect(await casesOf(uid)).toHaveLength(1);
  expect(await filesOf(uid)).toHaveLength(2);
});

test('an upload that fails half way aborts the submission, keeps the form and leaves no file', async ({
  person,
}) => {
  const { page } = await person('customer');
  const { uid, email } = await newCustomer('unlucky', PASSWORD);
  await openAs(page, email, '/dashboard/new-case', PASSWORD);
  await fillCase(page, CASE);
  await caseFiles(page).setInputFiles(PAPERS);
  const uploads = new RegExp(
    `${environment.storageHost.replace('127.0.0.1', '(127.0.0.1|localhost)')}/v0/b/.*two\\.png`,
  );
  await page.route(uploads, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, body: '{}' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
  await expect(toast(page)).toContainText('เกิดข้อผิดพลาดในการอัปโหลดไฟล์!');
  await expect(page.getByLabel('ชื่อลูกหนี้')).toHaveValue(CASE.debtor);
  await expect(page.getByLabel('รายละเอียด')).toHaveValue(CASE.details);
  await expect(page.getByRole('list', { name: 'ไฟล์ที่เลือก' }).getByRole('listitem')).toHaveCount(2);
  expect(await casesOf(uid)).toHaveLength(0);
  await expect.poll(async () => (await filesOf(uid)).length).toBe(0);

  // The twin: with the network restored the same form is submitted.
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await casesOf(uid)).toHaveLength(1);
  expect(await filesOf(uid)).toHaveLength(2);
});

test('offline the screen says so, nothing is sent, and later it is sent once', async ({ person }) => {
  const { page, context } = await person('customer');
  const { uid, email } = await newCustomer('unlucky', PASSWORD);
  await openAs(page, email, '/dashboard/new-case', PASSWORD);
  // Without any interaction before (`fill` is none), so the code that shows toasts is not loaded yet.
  await fillCase(page, CASE);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
  await expect(toast(page)).toContainText('ไม่สามารถสร้างเคสได้');
  await expect(toast(page)).toContainText('ไม่มีการเชื่อมต่ออินเทอร์เน็ต');
  await expect(page.getByLabel('ชื่อลูกหนี้')).toHaveValue(CASE.debtor);
  await context.setOffline(false);
  // No write was waiting in a queue.
  await ownWritesSent(page, uid);
  expect(await casesOf(uid)).toHaveLength(0);
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await casesOf(uid)).toHaveLength(1);
});

test('a file whose content contradicts its type is removed by the server, and the owner is notified', async ({
  person,
}) => {
  const { page } = await person('customer');
  const { uid, email } = await newCustomer('unlucky', PASSWORD);
  const good = `case-files/${uid}/${Date.now()}-จริง.pdf`;
  const lie = `case-files/${uid}/${Date.now() + 1}-ปลอม.pdf`;
  const item = db.collection('cases').doc();
  await item.set(aCase({ user_id: uid, partner_id: null, file_urls: [good, lie] }));
  await openAs(page, email, `/dashboard/case/${item.id}`, PASSWORD);
  const papers = page.getByRole('list', { name: 'เอกสารแนบ' }).getByRole('listitem');
  await expect(papers).toHaveCount(2);
  // Bypasses our form and its check, with the person's own rights, as somebody with the SDK could.
  await uploadAs(email, PASSWORD, item.id, [
    [good, samplePdf(['a contract'])],
    [lie, Buffer.from('<!doctype html><script>alert(1)</script>')],
  ]);
  await expect(page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน 1 รายการ/ })).toBeVisible();
  await expect(toast(page)).toContainText('ไฟล์ “ปลอม.pdf”');
  await expect(papers).toHaveCount(1);
  await expect(papers.first()).toContainText('จริง.pdf');
  await expect.poll(async () => (await filesOf(uid)).map(({ name }) => name)).toEqual([good]);
});

test('a case taken away while it is open is replaced by the message for a missing case', async ({
  person,
}) => {
  const { page } = await person('partner');
  const ref = db.collection('cases').doc();
  await ref.set(
    aCase({
      user_id: PERSONAS.customer.uid,
      partner_id: PERSONAS.partner.uid,
      status: 'In Progress',
      debtor_name: 'ลับมาก',
    }),
  );
  await openAs(page, PERSONAS.partner.email, `/partner/case/${ref.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'ลับมาก' })).toBeVisible();
  await ref.update({ partner_id: null, status: 'Submitted' });
  await expect(page.getByText('ไม่พบเคสที่ต้องการหรือคุณไม่มีสิทธิ์เข้าถึง').first()).toBeVisible();
  await expect(page.getByText('ลับมาก')).toHaveCount(0);
  // A case that never existed looks the same.
  await page.goto('/partner/case/never-was');
  await expect(page.getByText('ไม่พบเคสที่ต้องการหรือคุณไม่มีสิทธิ์เข้าถึง').first()).toBeVisible();
});

test('a status change of a locked case is saved when the lock is released', async ({ person }) => {
  const { page } = await person('partner');
  const ref = db.collection('cases').doc();
  await ref.set(
    aCase({ user_id: PERSONAS.customer.uid, partner_id: PERSONAS.partner.uid, status: 'In Progress' }),
  );
  await openAs(page, PERSONAS.partner.email, `/partner/case/${ref.id}`);
  await page.getByLabel('เปลี่ยนสถานะ').selectOption('Completed');
  const lock = Promise.withResolvers<undefined>();
  const locked = Promise.withResolvers<undefined>();
  const other = db.runTransaction(async (transaction) => {
    await transaction.get(ref);
    locked.resolve(undefined);
    await lock.promise;
  });
  await locked.promise;
  const refused = page.waitForResponse((answer) => answer.url().includes(':commit') && !answer.ok());
  await page.getByRole('button', { name: 'บันทึกสถานะ' }).click();
  await refused;
  lock.resolve(undefined);
  await other;
  await expect(toast(page)).toContainText('อัปเดตสถานะเคสเรียบร้อยแล้ว');
  expect((await ref.get()).get('status')).toBe('Completed');
});

test('a page that is left ends its listeners', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.customer.email, '/dashboard');
  await expect(page.getByRole('button', { name: /^การแจ้งเตือน/ })).toBeVisible();
  const ended = page.waitForRequest((request) => request.postData()?.includes('removeTarget') === true);
  await page.goto('/about');
  await ended;
});

test('two tabs of one person show the same unread count', async ({ person }) => {
  const { page, context } = await person('customer');
  const { uid, email } = await newCustomer('unlucky', PASSWORD);
  await openAs(page, email, '/dashboard', PASSWORD);
  const second = await context.newPage();
  await second.goto('/dashboard');
  const notification = (id: string) =>
    db.doc(`notifications/${id}`).set({
      user_id: uid,
      title: 'หัวข้อ',
      message: 'ข้อความ',
      is_read: false,
      created_at: new Date(),
      kind: 'case_update_added',
      params: { case_id: 'abcdefgh123' },
      link_to: '/dashboard',
    });
  await expect(second.getByRole('button', { name: 'การแจ้งเตือน ไม่มีรายการใหม่' })).toBeVisible();
  await notification(`${uid}-1`);
  await notification(`${uid}-2`);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'การแจ้งเตือน ยังไม่อ่าน 2 รายการ' })).toBeVisible();
  }
  await second.getByRole('button', { name: 'การแจ้งเตือน ยังไม่อ่าน 2 รายการ' }).click();
  await second.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'การแจ้งเตือน ไม่มีรายการใหม่' })).toBeVisible();
  }
});
