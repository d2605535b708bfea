import { paths } from '@app/domain/paths';
import { aPartner, aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { auth, db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';

/** An account with a partner record of this status. */
async function newPartner(status: 'Approved' | 'Rejected') {
  const email = `partner-${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid, status: 'Pending' }));
  await db.doc(paths.partner(uid)).update({ status });
  await expect
    .poll(async () => (await db.doc(paths.profile(uid)).get()).get('role') as unknown)
    .toBe(status === 'Approved' ? 'partner' : 'customer');
  return { uid, email };
}

/** Presses the button of a decision, gives the reason and confirms; back on the page. */
async function decide(page: Page, button: string, reason: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toBeHidden();
}

test('a suspended partner loses the open case and reads why, and has it back when reinstated', async ({
  person,
}) => {
  const [partner, admin] = await Promise.all([person('partner'), person('admin')]);
  const { uid, email } = await newPartner('Approved');
  const ref = db.collection('cases').doc();
  const debtor_name = 'ลูกหนี้ ของพันธมิตรที่ถูกระงับ';
  await ref.set({ ...aCase({ partner_id: uid, debtor_name }), status: 'In Progress' });
  await openAs(partner.page, email, `/partner/case/${ref.id}`, PASSWORD);
  await expect(partner.page.getByText(debtor_name).first()).toBeVisible();
  await openAs(admin.page, PERSONAS.admin.email, `/admin/partner/${uid}`);

  await test.step('suspended', async () => {
    const reason = 'ใบอนุญาตหมดอายุ "ชั่วคราว" 🙂';
    await decide(admin.page, 'ระงับพันธมิตร', reason, 'ยืนยันระงับ');
    await expect(toast(admin.page)).toContainText('ระงับพันธมิตรแล้ว');
    await expect(partner.page).toHaveURL(/\/dashboard$/);
    const note = partner.page.getByRole('note').filter({ hasText: 'ถูกระงับชั่วคราว' });
    await expect(note).toContainText(reason);
    await expect(partner.page.getByText(debtor_name)).toHaveCount(0);
    await partner.page.goto(`/partner/case/${ref.id}`);
    await expect(partner.page).toHaveURL(/\/dashboard$/);
    await expect(note).toBeVisible();
  });

  await test.step('the cases that need another partner are one click away', async () => {
    await admin.page.getByRole('link', { name: 'ดูเคส' }).click();
    await expect(admin.page.getByRole('row').filter({ hasText: debtor_name })).toBeVisible();
    await admin.page.goBack();
  });

  await test.step('reinstated', async () => {
    await decide(admin.page, 'ยกเลิกการระงับ', 'ต่อใบอนุญาตแล้ว', 'ยืนยันยกเลิกการระงับ');
    await expect(partner.page.getByRole('heading', { name: 'เคสที่ได้รับมอบหมาย' })).toBeVisible();
    await expect(partner.page.getByRole('row').filter({ hasText: debtor_name })).toBeVisible();
    await expect(partner.page.getByRole('note').filter({ hasText: 'ต่อใบอนุญาตแล้ว' })).toBeVisible();
    await expect(admin.page.getByRole('button', { name: 'ระงับพันธมิตร', exact: true })).toBeVisible();
  });
  await db.recursiveDelete(ref);
});

test('a rejected application is opened again once, and the applicant waits for the decision', async ({
  person,
}) => {
  const [applicant, admin] = await Promise.all([person('applicant'), person('admin')]);
  const { uid, email } = await newPartner('Rejected');
  await openAs(applicant.page, email, '/dashboard', PASSWORD);
  await expect(applicant.page.getByText('ใบสมัครพันธมิตรไม่ได้รับการอนุมัติ')).toBeVisible();
  await openAs(admin.page, PERSONAS.admin.email, `/admin/partner/${uid}`);
  await decide(admin.page, 'เปิดใบสมัครอีกครั้ง', 'ส่งเอกสารครบแล้ว', 'ยืนยันเปิดใบสมัคร');
  await expect(applicant.page.getByRole('heading', { name: 'รอการอนุมัติ' })).toBeVisible();
  await expect(applicant.page.getByText('ส่งเอกสารครบแล้ว')).toBeVisible();

  await decide(admin.page, 'ไม่อนุมัติ', 'ใบอนุญาตเป็นของผู้อื่น', 'ยืนยันไม่อนุมัติ');
  // As from any page of partners; the note is on the dashboard (requirements section 2).
  await expect(applicant.page).toHaveURL(/\/$/);
  await applicant.page.goto('/dashboard');
  await expect(applicant.page.getByRole('note').getByText('ใบอนุญาตเป็นของผู้อื่น')).toBeVisible();
  await expect(admin.page.getByText('ใบอนุญาตเป็นของผู้อื่น')).toBeVisible();
  await expect(admin.page.getByRole('button', { name: 'เปิดใบสมัครอีกครั้ง' })).toHaveCount(0);
});

test('an applicant, and a partner after the approval, goes on with the own case', async ({ person }) => {
  const { page } = await person('applicant');
  const email = `applicant-${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const ref = db.collection('cases').doc();
  const debtor_name = 'ลูกหนี้ ของผู้สมัคร';
  await ref.set(aCase({ user_id: uid, client_name: email, debtor_name }));
  await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid, status: 'Pending' }));
  await openAs(page, email, '/dashboard', PASSWORD);
  await expect(page.getByRole('heading', { name: 'รอการอนุมัติ' })).toBeVisible();
  await page.getByRole('link', { name: 'เคสที่คุณยื่น' }).click();
  await expect(page).toHaveURL(/\/dashboard\/cases$/);
  await expect(page.getByRole('row').filter({ hasText: debtor_name })).toBeVisible();

  await db.doc(paths.partner(uid)).update({ status: 'Approved' });
  await page.goto(`/dashboard/case/${ref.id}`);
  await expect(page.getByRole('heading', { name: debtor_name })).toBeVisible();
  await page.getByRole('link', { name: 'แดชบอร์ด' }).first().click();
  await expect(page).toHaveURL(/\/partner\/dashboard$/);
  await expect(page.getByRole('link', { name: 'เคสที่คุณยื่น' })).toBeVisible();
  await db.recursiveDelete(ref);
});
