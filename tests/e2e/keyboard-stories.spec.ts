import { shortCaseId } from '@app/domain/case-id';
import { createAccount } from '@app/seed/accounts';
import { aCase, aContact, aNotification, aRoadmapStep } from '@app/seed/builders';
import { samplePdf } from '@app/seed/sample-files';
import type { Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { auth, db, demoData, newEmail } from './support/server.ts';
import { PASSWORD, world } from './support/failures.ts';
import {
  choose,
  expectFocusInContent,
  expectFocusInPart,
  pressOn,
  tabTo,
  takeFromMenu,
  typeInto,
} from './support/keyboard.ts';
import { expect, test } from './support/person.ts';
import { bell, toast } from './support/steps.ts';

/** The daily work of each role by keyboard only: no click, and the focus is always visible. */

test.beforeAll(demoData);

/** Tab, typing, Enter: the sign-in that `steps.ts` does with a mouse. */
async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByLabel('อีเมล'), email);
  await typeInto(page, page.getByLabel('รหัสผ่าน', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard$/);
  await expectFocusInContent(page);
}

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name });

test('a customer submits a case, follows it, changes the settings and signs out', async ({ person }) => {
  const { page } = await person('customer');
  const { customer, emails } = await world();
  const debtor = `ลูกหนี้ของผู้ใช้แป้นพิมพ์ ${customer}`;
  await db.collection('notifications').add(aNotification({ user_id: customer, created_at: new Date() }));
  await signInByKeys(page, emails.customer);

  await test.step('a case with evidence', async () => {
    await pressOn(page, main(page).getByRole('link', { name: 'ยื่นเคสใหม่' }).first());
    await page.waitForURL(/\/new-case$/);
    await expectFocusInContent(page);
    await typeInto(page, page.getByLabel('ชื่อลูกหนี้'), debtor);
    await typeInto(page, page.getByLabel('จำนวนหนี้ (บาท)'), '125,000.50');
    await typeInto(page, page.getByLabel('รายละเอียด'), 'กู้ยืมเงินตามสัญญา');
    const opened = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: 'เลือกไฟล์' }));
    const evidence = { mimeType: 'application/pdf', buffer: samplePdf(['Loan agreement']) };
    await (
      await opened
    ).setFiles([
      { name: 'สัญญา.pdf', ...evidence },
      { name: 'ผิดไฟล์.pdf', ...evidence },
    ]);
    await pressOn(page, page.getByRole('button', { name: 'นำไฟล์ ผิดไฟล์.pdf ออก' }));
    await expectFocusInPart(page);
    await pressOn(page, page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }));
    await expect(toast(page)).toContainText('สร้างเคสสำเร็จ!');
    await page.waitForURL(/\/dashboard$/);
    await expectFocusInContent(page);
  });

  await test.step('the case in the list, and its history', async () => {
    const row = page.getByRole('row', { name: new RegExp(debtor) });
    await pressOn(page, row.getByRole('link', { name: 'รายละเอียด' }));
    await page.waitForURL(/\/dashboard\/case\//);
    await expectFocusInContent(page);
    const history = page.getByRole('region', { name: 'ความคืบหน้า', exact: true });
    await expect(history.getByRole('listitem')).toHaveText([/^ยื่นเคสพร้อมเอกสารแนบ 1 ไฟล์.*โดยคุณ$/]);
    await tabTo(page, page.getByRole('button', { name: 'ดาวน์โหลด สัญญา.pdf' }));
  });

  await test.step('the bell', async () => {
    // Space and Enter both work.
    const unread = page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน \d+ รายการ$/ });
    await pressOn(page, unread, { back: true });
    const feed = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
    await expect(feed.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(feed).toHaveCount(0);
    await expect(unread).toBeFocused();
    await page.keyboard.press('Space');
    await pressOn(page, feed.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด' }));
    await expect(bell(page, 0)).toBeVisible();
    // The pressed button is gone; the focus is in the panel.
    await expect(feed).toBeFocused();
    await tabTo(page, feed.getByRole('listitem').getByRole('button').first(), { within: 3 });
    await page.keyboard.press('Escape');
    await expect(bell(page, 0)).toBeFocused();
  });

  await test.step('the dark theme, and signing out', async () => {
    const user = page.getByRole('button', { name: 'เมนูผู้ใช้' });
    await takeFromMenu(page, user, page.getByRole('menuitem', { name: 'การตั้งค่า' }));
    await page.waitForURL(/\/settings$/);
    // Another frame, in which no menu was opened.
    await expect(page.getByRole('radio', { name: 'ตามระบบ' })).toBeVisible();
    await expectFocusInContent(page);
    await tabTo(page, page.getByRole('radio', { name: 'ตามระบบ' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'มืด' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, page.getByRole('radio', { name: 'ไทย' }), { back: true });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
    await takeFromMenu(
      page,
      page.getByRole('button', { name: 'User menu' }),
      page.getByRole('menuitem', { name: 'Sign out' }),
      { back: true },
    );
    await page.waitForURL('/');
    await expect(toast(page)).toContainText('You have signed out');
  });
});

test('a partner finds a case, works on it and returns to the list', async ({ person }) => {
  const { page } = await person('partner');
  const { emails, caseId } = await world();
  await signInByKeys(page, emails.partner);

  await test.step('the case in the table, by the shortcut of lists', async () => {
    const details = page.getByRole('row').getByRole('link', { name: 'รายละเอียด' });
    await expect(details).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(details).toBeFocused();
    await pressOn(page, details);
    await page.waitForURL(`/partner/case/${caseId}`);
    await expectFocusInContent(page);
  });

  await test.step('its status and a note', async () => {
    await choose(page, page.getByLabel('เปลี่ยนสถานะ'), 'สำเร็จ');
    await pressOn(page, page.getByRole('button', { name: 'บันทึกสถานะ' }));
    await expect(toast(page)).toContainText('อัปเดตสถานะเคสเรียบร้อยแล้ว');
    await expect(page.locator('[data-status="Completed"]').first()).toBeVisible();
    // Nothing is left to be saved: the button stays disabled.
    await expectFocusInPart(page);
    const note = 'ลูกหนี้ชำระครบแล้ว';
    await typeInto(page, page.getByLabel('บันทึกความคืบหน้า'), note);
    await pressOn(page, page.getByRole('button', { name: 'เพิ่มอัปเดต' }));
    await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await expect(page.getByLabel('บันทึกความคืบหน้า')).toHaveValue('');
  });

  await test.step('back to the list, and on to the profile', async () => {
    await pressOn(page, main(page).getByRole('link', { name: 'กลับไปแดชบอร์ด' }), { back: true });
    await page.waitForURL(/\/partner\/dashboard$/);
    await expectFocusInContent(page);
    await pressOn(page, menu(page, 'แก้ไขโปรไฟล์'));
    await page.waitForURL(/\/partner\/profile$/);
    // The menu stays, and the focus in it; from there the skip link leads past it.
    await expect(menu(page, 'แก้ไขโปรไฟล์')).toBeFocused();
    const contact = page.locator('[name=contact_person]');
    await tabTo(page, contact);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('วิภาดา แป้นพิมพ์');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('ข้อมูลโปรไฟล์ของคุณถูกอัปเดตแล้ว');
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });
});

/** An admin, an applicant, an unassigned case, two messages and a step of the roadmap, used by no other test. */
async function office() {
  const id = Date.now().toString(36);
  const app = getApp('e2e');
  const email = newEmail('keys-admin');
  const company = `บริษัท แป้นพิมพ์ ${id} จำกัด`;
  const account = { password: PASSWORD, fullName: 'ผู้ใช้แป้นพิมพ์' };
  await createAccount(app, { ...account, uid: `keys-admin-${id}`, email, role: 'admin' });
  await createAccount(app, {
    ...account,
    uid: `keys-partner-${id}`,
    email: newEmail('keys-partner'),
    role: 'customer',
    partner: { companyName: company, phone: '02-555-0102', status: 'Pending' },
  });
  const item = db.collection('cases').doc();
  await item.set(aCase({ debtor_name: `ลูกหนี้ ${id}`, user_id: `keys-${id}`, created_at: new Date() }));
  const subjects = [`เรื่องที่ลบ ${id}`, `เรื่องที่อยู่ ${id}`] as const;
  const [thrown, kept] = subjects.map(() => db.collection('contacts').doc());
  const now = Date.now();
  await thrown?.set(aContact({ subject: subjects[0], created_at: new Date(now) }));
  await kept?.set(aContact({ subject: subjects[1], created_at: new Date(now - 1_000) }));
  const step = db.collection('roadmap_steps').doc();
  await step.set(aRoadmapStep({ phase: `ระยะทดสอบ ${id}`, step_number: 9_000, title: `งาน ${id}` }));
  return { id, email, company, caseId: item.id, subjects, kept, thrown, step };
}

test('an admin approves, assigns, answers, deletes and plans', async ({ person }) => {
  const { page } = await person('admin');
  const { id, email, company, caseId, subjects, kept, thrown, step } = await office();
  await signInByKeys(page, email);

  await test.step('the waiting partner', async () => {
    // After the lists of what is due, which the other specs make longer.
    await pressOn(page, main(page).locator('a[href="/admin/partners"]').first(), { within: 160 });
    await page.waitForURL(/\/partners$/);
    await expectFocusInContent(page);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([/^รอการอนุมัติ/, /^อนุมัติแล้ว/, /^ไม่อนุมัติ/, /^ทั้งหมด/]);
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...tops) - Math.min(...tops), 'four tabs in one line').toBeLessThan(3);
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const row = page.getByRole('row', { name: new RegExp(company) });
    await pressOn(page, row.getByRole('link', { name: 'จัดการ' }));
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expectFocusInContent(page);
    await pressOn(page, page.getByRole('button', { name: 'อนุมัติ', exact: true }));
    await expect(toast(page)).toContainText('อนุมัติพันธมิตรเรียบร้อยแล้ว');
    await expectFocusInContent(page);
  });

  await test.step('the unassigned case', async () => {
    await pressOn(page, menu(page, 'เคสทั้งหมด'), { back: true });
    await page.waitForURL(/\/admin\/cases$/);
    const row = page.getByRole('row', { name: new RegExp(`ลูกหนี้ ${id}`) });
    await pressOn(page, row.getByRole('link', { name: 'จัดการ' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`ลูกหนี้ ${id} เคส ${shortCaseId(caseId)}`);
    await choose(page, page.getByLabel('มอบหมายให้พันธมิตร'), company);
    await pressOn(page, page.getByRole('button', { name: 'บันทึกการมอบหมาย' }));
    await expect(toast(page)).toContainText('มอบหมายเคสเรียบร้อยแล้ว');
    await expect(page.locator('[data-status="In Progress"]').first()).toBeVisible();
  });

  await test.step('a message is answered, and deleted after a confirmation', async () => {
    await pressOn(page, menu(page, 'ข้อความติดต่อ'), { back: true });
    await page.waitForURL(/\/contact-messages$/);
    const [header, next] = subjects.map((subject) => page.getByRole('button', { name: subject }));
    if (header === undefined || next === undefined) throw new Error('There are two messages.');
    await pressOn(page, header);
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    const reply = page.getByRole('link', { name: 'ตอบกลับทางอีเมล' });
    await tabTo(page, reply);
    await expect(reply).toHaveAttribute('href', /^mailto:wipada@example\.com\?/);
    const remove = page.getByRole('button', { name: 'ลบ', exact: true });
    await pressOn(page, remove);
    const dialog = page.getByRole('alertdialog', { name: 'ต้องการลบข้อความนี้หรือไม่' });
    const reached = new Set<string>();
    for (let presses = 0; presses < 7; presses += 1) {
      const focus = dialog.locator(':focus');
      await expect(focus, 'the keyboard stays in the dialog').toHaveCount(1);
      reached.add(await focus.evaluate((element) => element.ariaLabel ?? element.textContent));
      await page.keyboard.press('Tab');
    }
    expect([...reached].sort()).toEqual(['ปิด', 'ยกเลิก', 'ลบข้อความ'].sort());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeFocused();
    expect((await thrown?.get())?.exists).toBe(true);
    await page.keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: 'ลบข้อความ' }));
    await expect(toast(page)).toContainText('ลบข้อความเรียบร้อยแล้ว');
    await expect(next).toBeFocused();
    expect((await thrown?.get())?.exists).toBe(false);
  });

  await test.step('a step of the roadmap, on the site, and signing out there', async () => {
    await page.goto('/roadmap');
    const status = page.getByRole('combobox', { name: `สถานะของ งาน ${id}` });
    await tabTo(page, status);
    for (const stored of ['in progress', 'done']) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await step.get()).get('status') as unknown).toBe(stored);
      await expect(status).toHaveValue(stored);
      await expect(status).toBeEnabled();
      await expect(status).toBeFocused();
    }
    await takeFromMenu(
      page,
      page.getByRole('button', { name: 'เมนูผู้ใช้' }),
      page.getByRole('menuitem', { name: 'ออกจากระบบ' }),
      { back: true },
    );
    await page.waitForURL('/');
    await expect(toast(page)).toContainText('ออกจากระบบสำเร็จ');
  });

  await Promise.all([step.delete(), kept?.delete(), auth.deleteUser((await auth.getUserByEmail(email)).uid)]);
});
