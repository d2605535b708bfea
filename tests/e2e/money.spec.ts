import { readFile } from 'node:fs/promises';
import { dayOf, timeOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aDebtorContact } from '@app/seed/contact-builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test, type Person } from './support/person.ts';
import { downloadBy, openAs } from './support/steps.ts';

test.beforeAll(demoData);

const { customer, partner, admin } = PERSONAS;
const money = ({ page }: Person) => page.getByRole('region', { name: 'เงิน', exact: true });
/** The overview's figure of what was received, in satang. */
async function receivedIn({ page }: Person): Promise<number> {
  const text = await page.locator('[data-money="recovered"]').innerText();
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
}

test('a partner reports a payment, the customer confirms it with one tap, and both see the balance', async ({
  person,
}) => {
  const caseId = 'money-case';
  await db.recursiveDelete(db.doc(paths.case(caseId)));
  await db.doc(paths.case(caseId)).set(
    aCase({
      user_id: customer.uid,
      client_name: customer.email,
      partner_id: partner.uid,
      status: 'In Progress',
      amount: 485_000,
      debtor_name: 'นายผ่อน ชำระงวด',
      created_at: new Date(),
    }),
  );
  // As in life, where a case has its balance long before somebody pays: on a busy machine the first one came after the payment.
  await expect.poll(async () => (await db.doc(paths.caseBalance(caseId)).get()).exists).toBe(true);
  const [owner, worker, office] = [
    await person('customer', { viewport: { width: 375, height: 740 } }),
    await person('partner'),
    await person('admin'),
  ];
  await Promise.all([
    openAs(office.page, admin.email, '/admin/dashboard'),
    openAs(owner.page, customer.email, `/dashboard/case/${caseId}`),
    openAs(worker.page, partner.email, `/partner/case/${caseId}`),
  ]);
  await expect(office.page.locator('[data-money="recovered"]')).toContainText('฿');
  await expect(money(owner)).toContainText('฿485,000.00');
  const before = await receivedIn(office);

  await test.step('a double click of the partner records one payment', async () => {
    await money(worker).getByRole('button', { name: 'บันทึกเงินรับ' }).click();
    await money(worker).getByLabel('จำนวนเงิน (บาท)').fill('121,250');
    await money(worker).getByRole('button', { name: 'บันทึกเงินรับ' }).dblclick();
    await expect(money(worker)).toContainText('รออีกฝ่ายยืนยัน');
    await expect(money(worker)).toContainText('รอการยืนยัน ฿121,250.00');
    expect((await db.collection(paths.payments(caseId)).get()).size).toBe(1);
  });

  await test.step('one tap of the customer confirms it', async () => {
    await money(owner).getByRole('button', { name: 'เงินเข้าบัญชีแล้ว' }).click();
    for (const one of [owner, worker])
      await expect(money(one)).toContainText('฿363,750.00', { timeout: 90_000 });
    await expect.poll(() => receivedIn(office), { timeout: 90_000 }).toBe(before + 12_125_000);
  });

  await test.step('a dispute asks for a sentence, and is not counted', async () => {
    await money(worker).getByRole('button', { name: 'บันทึกเงินรับ' }).click();
    await money(worker).getByLabel('จำนวนเงิน (บาท)').fill('1,000.50');
    await money(worker).getByRole('button', { name: 'บันทึกเงินรับ' }).click();
    await money(owner).getByRole('button', { name: 'ยังไม่เข้า', exact: true }).click();
    await money(owner).getByLabel('เพราะอะไร').fill('ตรวจบัญชีแล้วไม่มียอดนี้');
    await money(owner).getByRole('button', { name: 'แจ้งว่ายังไม่เข้า' }).click();
    await expect(money(worker)).toContainText('ตรวจบัญชีแล้วไม่มียอดนี้');
    await expect(money(worker)).toContainText('฿363,750.00');
    expect(await receivedIn(office)).toBe(before + 12_125_000);
  });

  await test.step('the statement adds up on the sheet and in the files, with the contacts of the period', async () => {
    const now = new Date();
    await db
      .doc(paths.debtorContact(caseId, 'late-call'))
      .set(aDebtorContact({ case_id: caseId, began_at: now, verdict: 'outside_hours', note: 'ถามน้องสาว' }));
    await money(owner).getByRole('link', { name: 'ใบแจ้งยอด' }).click();
    await expect(owner.page.getByRole('cell', { name: '฿363,750.00' }).last()).toBeVisible();
    await expect(owner.page.getByText('สามแสนหกหมื่นสามพันเจ็ดร้อยห้าสิบบาทถ้วน')).toBeVisible();
    const log = owner.page.getByRole('region', { name: 'การติดต่อลูกหนี้' });
    await expect(log.locator('[data-verdict="outside_hours"]')).toHaveText('นอกเวลา');
    await expect(log).toContainText('ไม่ใช่คำรับรองทางกฎหมาย');
    await expect(log).not.toContainText('น้องสาว');
    const file = await downloadBy(owner.page, owner.page.getByRole('button', { name: 'ดาวน์โหลด CSV' }));
    const today = dayOf(now);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1)).toEqual([
      ',,ยอดหนี้ตามเคส,,485000.00,,',
      ',,ค่าใช้จ่าย: ไม่มีบันทึกค่าใช้จ่ายในระบบ,,,,',
      `${today},,ยอดยกมา,,485000.00,,`,
      `${today},,เข้าบัญชีเจ้าหนี้,121250.00,363750.00,,`,
      `${today},,ยอดยกไป,121250.00,363750.00,,`,
      `${today},${timeOf(now)},โทรศัพท์ · ติดต่อได้,,,นอกเวลา,1`,
    ]);
    const pdf = await downloadBy(owner.page, owner.page.getByRole('button', { name: 'ดาวน์โหลด PDF' }));
    expect(pdf.suggestedFilename()).toMatch(/^ใบแจ้งยอด-.+\.pdf$/);
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
