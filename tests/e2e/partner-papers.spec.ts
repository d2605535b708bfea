import { paths } from '@app/domain/paths';
import { aPartner } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { samplePdf } from '@app/seed/sample-files';
import { randomUUID } from 'node:crypto';
import { auth, db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { downloadBy, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const NUMBER = 'ทท 1/2569 "ก" 🙂';

test('an applicant shows a registration, which the office refuses with a reason and then accepts', async ({
  person,
}) => {
  const [applicant, admin] = await Promise.all([
    person('applicant', { viewport: { width: 375, height: 740 } }),
    person('admin'),
  ]);
  const email = `papers-${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await db.doc(paths.partner(uid)).set(aPartner({ user_id: uid, status: 'Pending' }));
  await expect.poll(async () => (await db.doc(paths.profile(uid)).get()).exists).toBe(true);
  await openAs(applicant.page, email, '/partner/dashboard', PASSWORD);
  await applicant.page.getByRole('link', { name: 'เพิ่มเอกสาร' }).click();
  await expect(applicant.page).toHaveURL(/\/dashboard\/profile#papers$/);
  const mine = applicant.page.locator('#papers');
  await expect(mine).toBeInViewport();

  await test.step('the form says what is missing, and keeps what was typed', async () => {
    await mine.getByRole('button', { name: 'เพิ่มเอกสาร' }).click();
    await mine.getByLabel('เลขที่').fill(NUMBER);
    await mine.getByRole('button', { name: 'เพิ่มเอกสาร' }).click();
    await expect(mine.getByLabel('ออกโดย')).toHaveAttribute('aria-invalid', 'true');
    await mine.getByLabel('ออกโดย').fill('กรมการปกครอง');
    await mine.getByRole('button', { name: 'เพิ่มเอกสาร' }).click();
    await expect(mine.getByRole('alert')).toBeVisible();
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      mine.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('ใบทะเบียน.txt', 'text/plain', Buffer.from('ทะเบียน'));
    await expect(mine.getByText('แนบได้เฉพาะไฟล์ PDF, JPG และ PNG')).toBeVisible();
    await choose('ใบทะเบียน.pdf', 'application/pdf', Buffer.from('MZ'));
    await expect(mine.getByRole('alert')).toBeVisible();
    await choose('ใบทะเบียน.pdf', 'application/pdf', Buffer.from(samplePdf(['Registration'])));
    await expect(mine.getByLabel('เลขที่')).toHaveValue(NUMBER);
    await mine.getByRole('button', { name: 'เพิ่มเอกสาร' }).dblclick();
    await expect(mine.getByRole('listitem').filter({ hasText: NUMBER })).toContainText('รอตรวจ');
    expect((await db.collection(paths.partnerPapers(uid)).get()).size).toBe(1);
  });

  await openAs(admin.page, PERSONAS.admin.email, `/admin/partner/${uid}`);
  const shown = admin.page.locator('#papers');
  await test.step('the office reads it, and refuses it with a reason', async () => {
    await expect(shown.getByRole('note')).toContainText('ยังไม่มีใบทะเบียน');
    const download = await downloadBy(admin.page, shown.getByRole('button', { name: /ใบทะเบียน\.pdf/ }));
    expect(download.suggestedFilename()).toBe('ใบทะเบียน.pdf');
    await shown.getByRole('button', { name: 'ไม่รับเอกสาร' }).click();
    const dialog = admin.page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('สำเนาอ่านไม่ออก 🙂');
    await dialog.getByRole('button', { name: 'ยืนยันไม่รับ' }).click();
    await expect(toast(admin.page)).toContainText('บันทึกผลไม่รับเอกสารแล้ว');
    await expect(mine.getByRole('listitem').filter({ hasText: NUMBER })).toContainText('สำเนาอ่านไม่ออก 🙂');
  });

  await test.step('and accepts it; then it cannot be withdrawn', async () => {
    await expect(mine.getByRole('button', { name: 'ถอนเอกสาร' })).toBeVisible();
    await shown.getByRole('button', { name: 'รับเอกสาร', exact: true }).click();
    await expect(mine.getByRole('listitem').filter({ hasText: NUMBER })).toContainText('ตรวจรับแล้ว');
    await expect(mine.getByText('สำเนาอ่านไม่ออก')).toHaveCount(0);
    await expect(mine.getByRole('button', { name: 'ถอนเอกสาร' })).toHaveCount(0);
    await expect(shown.getByRole('note')).toHaveCount(0);
  });
});
