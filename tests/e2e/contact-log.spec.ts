import { dayOf } from '@app/domain/calendar';
import { contactWindow } from '@app/domain/debtor-contact';
import { PERSONAS } from '@app/seed/personas';
import { caseInWork, demoData, notificationsOf } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);

test('a partner asks, calls and records; the creditor sees each contact, the admins what is outside the hours', async ({
  person,
}) => {
  const { customer, partner } = PERSONAS;
  const caseId = await caseInWork('นายรับสาย ตรงเวลา');
  const { page: desk } = await person('partner');
  await desk.setViewportSize({ width: 375, height: 740 });
  await openAs(desk, partner.email, `/partner/case/${caseId}`);
  const record = desk.getByRole('button', { name: 'บันทึกผลการติดต่อ' });

  await test.step('the partner reserves within the hours, and records that the debtor was reached', async () => {
    await expect(desk.getByText('ตามตารางเวลา ฉบับที่ 1 (ยังไม่ได้รับการยืนยันจากทนายความ)').first()).toBeVisible();
    // Outside the hours, which may end while the test runs, there is nothing to reserve; the rest is the same.
    const { isOpen, until } = contactWindow(new Date());
    if (isOpen && until.getTime() - Date.now() > 5 * 60_000) {
      await desk.getByRole('button', { name: 'เริ่มติดต่อลูกหนี้' }).click();
      await expect(desk.getByText(/จองการติดต่อของวันนี้ไว้ให้คุณถึง/)).toBeVisible();
    }
    await record.click();
    const sheet = desk.getByRole('dialog');
    const choice = (name: string) =>
      sheet.locator('label').filter({ has: desk.getByRole('radio', { name, exact: true }) });
    const reached = choice('ติดต่อได้');
    await reached.click();
    // Where colours are the reader's own, the ground of what is chosen is not drawn.
    await desk.emulateMedia({ forcedColors: 'active' });
    await expect(reached).toHaveCSS('border-top-width', '4px');
    await expect(choice('ไม่รับสายหรือไม่พบตัว')).toHaveCSS('border-top-width', '1px');
    await desk.emulateMedia({ forcedColors: null });
    await sheet.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(desk.getByText(/ติดต่อได้อีกครั้ง|นอกเวลา/).first()).toBeVisible();
  });

  await test.step('a call of yesterday at 21:30 is recorded as well, and marked', async () => {
    await record.click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByText('ไม่รับสายหรือไม่พบตัว').click();
    await sheet.getByLabel('วันที่ติดต่อ').selectOption(dayOf(new Date(Date.now() - 24 * 3_600_000)));
    await sheet.getByLabel('เวลา', { exact: true }).fill('21:30');
    await sheet.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(desk.locator('[data-verdict="outside_hours"]').first()).toBeVisible();
  });

  await test.step('the customer sees both, and has the record checked', async () => {
    const { page } = await person('customer');
    await openAs(page, customer.email, `/dashboard/case/${caseId}`);
    const log = page.getByRole('region', { name: 'การติดต่อลูกหนี้' });
    await expect(log.getByText('ทั้งหมด 2 รายการ')).toBeVisible();
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.locator('[data-verdict="outside_hours"]').first()).toBeVisible();
    await expect(log.getByText(/ไม่ใช่คำรับรองทางกฎหมาย/)).toBeVisible();
    await log.getByRole('button', { name: 'ตรวจบันทึก' }).click();
    await expect(log.getByText('ตรวจแล้ว 2 รายการ ตรงกับที่บันทึกไว้ทั้งหมด')).toBeVisible();
  });

  await test.step("the admin's notifications have it, without a name or an amount, and the dashboard leads to it", async () => {
    const ours = async () =>
      (await notificationsOf(PERSONAS.admin.uid)).filter(
        ({ kind, params }) =>
          kind === 'contact_outside_rules' && (params as { case_id?: string }).case_id === caseId,
      );
    await expect.poll(async () => (await ours()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const { page } = await person('admin');
    await openAs(page, PERSONAS.admin.email, '/notifications');
    await expect(page.getByText('มีการติดต่อลูกหนี้นอกตารางเวลา').first()).toBeVisible();
    await page.goto('/admin/dashboard');
    const group = page.getByRole('list', { name: 'การติดต่อนอกหลักเกณฑ์' });
    await group.locator(`a[href*="/case/${caseId}"]`).click();
    const log = page.getByRole('region', { name: 'การติดต่อลูกหนี้', exact: true });
    await expect(log.locator('[data-verdict="outside_hours"]').first()).toBeVisible();
  });
});
