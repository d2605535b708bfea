import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData, leaveInQueue, newCustomer } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const REASON = 'เคยว่าความให้ลูกหนี้รายนี้';
const SENTENCE = 'ลูกหนี้ชำระสองงวดจากสี่งวด';
const OBJECTION = 'ได้รับเงินเพียงงวดเดียว';

test('a case is declined, accepted by another partner, ended, objected to and reopened', async ({
  person,
}) => {
  const owner = await newCustomer('ending', PASSWORD);
  const item = db.collection('cases').doc();
  await item.set(aCase({ user_id: owner.uid, debtor_name: 'นายปลายทาง สุดท้าย' }));
  const [admin, first, second, customer] = [
    await person('admin'),
    await person('first partner'),
    await person('second partner'),
    await person('customer'),
  ];
  const { partner, secondPartner } = PERSONAS;
  await openAs(admin.page, PERSONAS.admin.email, `/admin/case/${item.id}`);

  const assign = async (company: string) => {
    const { page } = admin;
    await page.getByLabel('มอบหมายให้พันธมิตร').selectOption({ label: company });
    await page.getByRole('button', { name: 'บันทึกการมอบหมาย' }).click();
    await expect(page.locator('[data-status="In Progress"]').first()).toBeVisible();
  };

  await test.step('the first partner finds it in the queue and declines, with a reason', async () => {
    await assign(partner.partner.companyName);
    const { page } = first;
    await leaveInQueue(partner.uid, item.id);
    await openAs(page, partner.email, '/partner/dashboard');
    const queue = page.getByRole('list', { name: 'รอคุณตอบรับ' });
    await queue.locator(`a[href="/partner/case/${item.id}"]`).click();
    await page.getByRole('button', { name: 'ไม่รับเคส' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'ไม่รับเคส' }).click();
    await expect(dialog.getByText(/จำเป็น|กรุณา|โปรด/)).toBeVisible();
    await dialog.getByLabel('เหตุผล').fill(REASON);
    await dialog.getByRole('button', { name: 'ไม่รับเคส' }).click();
    await expect(page).toHaveURL(/\/partner\/dashboard$/);
    await expect(toast(page)).toContainText('ส่งเคสคืนสำนักงานแล้ว');
  });

  await test.step('the admin sees why, and assigns another', async () => {
    const { page } = admin;
    await expect(page.locator('[data-status="Submitted"]').first()).toBeVisible();
    const standing = page.getByRole('region', { name: 'ผลและสถานะพิเศษ' });
    await expect(standing).toContainText(REASON);
    // In the history, not in the toast of the notification.
    const history = page.getByRole('region', { name: 'ความคืบหน้า', exact: true });
    await expect(history.getByRole('listitem').filter({ hasText: 'พันธมิตรไม่รับเคส' })).toContainText(REASON);
    await assign(secondPartner.partner.companyName);
    await expect(standing).toContainText('พันธมิตรยังไม่ตอบรับเคส');
  });

  await test.step('the second partner accepts, and ends it with an outcome and a sentence', async () => {
    const { page } = second;
    await openAs(page, secondPartner.email, `/partner/case/${item.id}`);
    await page.getByRole('button', { name: 'รับเคส', exact: true }).click();
    await expect(toast(page)).toContainText('รับเคสแล้ว');
    await expect(page.getByRole('region', { name: 'คุณรับเคสนี้หรือไม่' })).toHaveCount(0);
    await page.getByLabel('เปลี่ยนสถานะ').selectOption('Completed');
    await page.getByLabel('ผลของเคส', { exact: true }).selectOption('paid_in_part');
    await page.getByLabel('คำอธิบายถึงลูกค้า').fill(SENTENCE);
    await page.getByRole('button', { name: 'บันทึกสถานะ' }).click();
    await expect(toast(page)).toContainText('อัปเดตสถานะเคสเรียบร้อยแล้ว');
  });

  await test.step('the customer reads the outcome and objects, once', async () => {
    const { page } = customer;
    await openAs(page, owner.email, `/dashboard/case/${item.id}`, PASSWORD);
    const outcome = page.getByRole('region', { name: 'ผลของเคส' });
    await expect(outcome).toContainText('ได้รับชำระบางส่วน');
    await expect(outcome).toContainText(SENTENCE);
    await outcome.getByRole('button', { name: 'โต้แย้งผล' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('คุณไม่เห็นด้วยเรื่องใด').fill(OBJECTION);
    await dialog.getByRole('button', { name: 'โต้แย้งผล' }).click();
    await expect(outcome).toContainText(OBJECTION);
    await expect(outcome.getByRole('button', { name: 'โต้แย้งผล' })).toHaveCount(0);
  });

  await test.step('the admin finds the objection in the queue, and reopens with the same partner', async () => {
    const { page } = admin;
    await page.goto('/admin/dashboard');
    const queue = page.getByRole('list', { name: 'ข้อโต้แย้งของลูกค้า' });
    await queue.locator(`a[href="/admin/case/${item.id}"]`).click();
    await page.getByRole('button', { name: 'เปิดเคสอีกครั้ง' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('เหตุผล').fill('ลูกค้าได้รับเงินเพียงงวดเดียว');
    await dialog.getByRole('button', { name: 'เปิดเคสอีกครั้ง' }).click();
    await expect(page.locator('[data-status="In Progress"]').first()).toBeVisible();
    await expect(customer.page.locator('[data-status="In Progress"]').first()).toBeVisible();
    expect((await db.doc(paths.case(item.id)).get()).get('partner_id')).toBe(secondPartner.uid);
  });

  await test.step('the customer names whom to reach, and withdraws', async () => {
    const { page } = customer;
    // The entry of the reopening moves the form down when it arrives; a click in that moment would miss the button, and Enter would not.
    const history = page.getByRole('region', { name: 'ความคืบหน้า', exact: true });
    await expect(history).toContainText('ลูกค้าได้รับเงินเพียงงวดเดียว');
    await page.getByRole('button', { name: 'ระบุผู้ติดต่อ' }).click();
    await page.getByLabel('ชื่อผู้ติดต่อ').fill('คุณบัญชี ทดสอบ');
    await page.getByLabel('โทรศัพท์').fill('02-555-0188');
    // On a busy machine a save may go unanswered: what was typed stays, and a person presses again.
    const asked = page.getByRole('region', { name: 'ผู้ติดต่อฝ่ายเจ้าหนี้' });
    await expect(async () => {
      if (await asked.isVisible()) await page.getByLabel('โทรศัพท์').press('Enter', { timeout: 2_000 });
      await expect(asked).toHaveCount(0, { timeout: 20_000 });
    }).toPass({ timeout: 60_000 });
    await second.page.reload();
    await expect(second.page.getByRole('link', { name: '02-555-0188' })).toHaveAttribute(
      'href',
      'tel:025550188',
    );
    await page.getByRole('button', { name: 'ถอนเคส' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ถอนเคส' }).click();
    await expect(page.locator('[data-status="Cancelled"]').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'ผลของเคส' })).toContainText('ลูกค้าถอนเคส');
  });
});
