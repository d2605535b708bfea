import { dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData, leaveInQueue, newCustomer } from './support/server.ts';
import { expect, test, type Person } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const SEEN = 'นัดลูกหนี้ตกลงผ่อนชำระแล้ว';
const UNSEEN = 'ลูกค้าแจ้งยอดไม่ตรงกับใบแจ้งหนี้ ขอให้สำนักงานตรวจ';
// The second one: other specs leave the first with more waiting cases than a list of the dashboard shows.
const { secondPartner: partner, admin } = PERSONAS;

const region = ({ page }: Person, name: string) => page.getByRole('region', { name, exact: true });
/** A line of a list of the day. */
const line = ({ page }: Person, list: string, caseId: string) =>
  page.getByRole('list', { name: list }).locator(`a[href*="/case/${caseId}"]`);

test('a case is assigned, accepted, worked on, paid in part and closed, and all three sides see the same', async ({
  person,
}) => {
  test.setTimeout(360_000);
  const owner = await newCustomer('working', PASSWORD);
  const caseId = db.collection('cases').doc().id;
  await db
    .doc(paths.case(caseId))
    .set(
      aCase({ user_id: owner.uid, client_name: owner.email, amount: 400_000, debtor_name: 'นายทดลอง ทำงาน' }),
    );
  await db
    .doc(paths.debtorFacts(caseId))
    .set(aSetOfDebtorFacts({ case_id: caseId, user_id: owner.uid, updated_by: owner.uid }));
  const [office, worker, client] = [
    await person('admin'),
    await person('partner', { viewport: { width: 375, height: 740 } }),
    await person('customer'),
  ];

  await test.step('the office assigns it, and the partner accepts it from the list of the day', async () => {
    const { page } = office;
    await openAs(page, admin.email, `/admin/case/${caseId}`);
    await page.getByLabel('มอบหมายให้พันธมิตร').selectOption({ label: partner.partner.companyName });
    await page.getByRole('button', { name: 'บันทึกการมอบหมาย' }).click();
    await expect(page.locator('[data-status="In Progress"]').first()).toBeVisible();
    await leaveInQueue(partner.uid, caseId);
    await openAs(worker.page, partner.email, '/partner/dashboard');
    await line(worker, 'รอคุณตอบรับ', caseId).click();
    await worker.page.getByRole('button', { name: 'รับเคส', exact: true }).click();
    await expect(toast(worker.page)).toContainText('รับเคสแล้ว');
    // Whom the partner acts for, and how to reach the debtor.
    await expect(region(worker, 'ผู้ติดต่อฝ่ายเจ้าหนี้')).toContainText('เจ้าหนี้');
    await expect(worker.page.getByRole('link', { name: '081-555-0142' }).first()).toBeVisible();
  });

  await test.step('the partner says what comes next, and the customer and the office read it at once', async () => {
    await openAs(client.page, owner.email, `/dashboard/case/${caseId}`, PASSWORD);
    await expect(region(client, 'ขั้นตอนต่อไป')).toContainText('ยังไม่ได้กำหนดขั้นตอนต่อไป');
    await expect(client.page.getByRole('button', { name: 'กำหนดขั้นตอนต่อไป' })).toHaveCount(0);
    const plan = region(worker, 'ขั้นตอนต่อไป');
    await plan.getByRole('button', { name: 'กำหนดขั้นตอนต่อไป' }).click();
    await plan.getByLabel('ขั้นของเคส').selectOption({ label: 'หนังสือทวงถาม' });
    await plan.getByLabel('สิ่งที่จะทำต่อไป').fill('ส่งหนังสือทวงถามฉบับที่ 1');
    await plan.getByLabel('ภายในวันที่').fill(dayOf(new Date(Date.now() + 3 * 24 * 3_600_000)));
    await plan.getByLabel('ผู้ดำเนินการต่อไป').selectOption({ label: 'พันธมิตร' });
    await plan.getByRole('button', { name: 'บันทึกขั้นตอนต่อไป' }).click();
    for (const who of [worker, client, office]) {
      await expect(region(who, 'ขั้นตอนต่อไป')).toContainText('ส่งหนังสือทวงถามฉบับที่ 1');
      await expect(region(who, 'ขั้นตอนต่อไป').locator('[aria-current=step]')).toHaveText('หนังสือทวงถาม');
    }
    await expect(region(client, 'ความคืบหน้า')).toContainText('กำหนดขั้นตอนต่อไป');
  });

  await test.step('a contact in which the debtor promises to pay asks at once how much and by when', async () => {
    const { page } = worker;
    const begun = Date.now();
    await page.getByRole('button', { name: 'บันทึกผลการติดต่อ' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('รับปากชำระ', { exact: true }).click();
    await sheet.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(sheet).toBeHidden();
    test.info().annotations.push({
      type: 'contact recorded in ms, three presses',
      description: String(Date.now() - begun),
    });
    const money = region(worker, 'เงิน');
    await money.getByLabel('จำนวนเงินที่นัด (บาท)').fill('100,000');
    await money.getByLabel('วันที่นัด').fill(dayOf(new Date()));
    await money.getByRole('button', { name: 'บันทึกนัดชำระ' }).click();
    await expect(money).toContainText('฿100,000.00');
    await page.goto('/partner/dashboard');
    await expect(line(worker, 'นัดชำระถึงกำหนด', caseId)).toContainText('฿100,000.00', { timeout: 90_000 });
  });

  await test.step('a note for the office is not shown to the customer, and the next one is', async () => {
    const { page } = worker;
    await page.goto(`/partner/case/${caseId}`);
    const note = page.getByLabel('บันทึกความคืบหน้า');
    for (const [text, isForOffice] of [
      [UNSEEN, true],
      [SEEN, false],
    ] as const) {
      await page.getByLabel('เฉพาะสำนักงานและพันธมิตร ลูกค้าไม่เห็น').setChecked(isForOffice);
      await note.fill(text);
      await page.getByRole('button', { name: 'เพิ่มอัปเดต' }).click();
      await expect(note).toHaveValue('');
    }
    const history = (who: Person) => region(who, 'ความคืบหน้า');
    for (const who of [office, client]) await expect(history(who)).toContainText(SEEN);
    await expect(history(office)).toContainText(UNSEEN);
    await expect(history(client)).not.toContainText(UNSEEN);
  });

  await test.step('the partner reports a payment, the customer confirms it, and the promise is kept', async () => {
    const money = region(worker, 'เงิน');
    await money.getByRole('button', { name: 'บันทึกเงินรับ' }).click();
    await money.getByLabel('จำนวนเงิน (บาท)').fill('100,000');
    await money.getByRole('button', { name: 'บันทึกเงินรับ' }).click();
    await region(client, 'เงิน').getByRole('button', { name: 'เงินเข้าบัญชีแล้ว' }).click();
    for (const who of [worker, client, office])
      await expect(region(who, 'เงิน')).toContainText('฿300,000.00', { timeout: 90_000 });
    await worker.page.goto('/partner/dashboard');
    await expect(line(worker, 'นัดชำระถึงกำหนด', caseId)).toHaveCount(0, { timeout: 90_000 });
  });

  await test.step('the case is closed with a reason, which the customer reads; the statement adds up', async () => {
    const { page } = worker;
    await page.goto(`/partner/case/${caseId}`);
    await page.getByLabel('เปลี่ยนสถานะ').selectOption('Completed');
    await page.getByLabel('ผลของเคส', { exact: true }).selectOption('settled');
    await page.getByLabel('คำอธิบายถึงลูกค้า').fill('ตกลงรับชำระ 100,000 บาทเป็นอันเสร็จสิ้น');
    await page.getByRole('button', { name: 'บันทึกสถานะ' }).click();
    await expect(client.page.locator('[data-status="Completed"]').first()).toBeVisible();
    await expect(region(client, 'ผลของเคส')).toContainText('ตกลงรับชำระ 100,000 บาท');
    await region(client, 'เงิน').getByRole('link', { name: 'ใบแจ้งยอด' }).click();
    await expect(client.page.getByRole('cell', { name: '฿300,000.00' }).last()).toBeVisible();
    await expect(client.page.getByText('สามแสนบาทถ้วน')).toBeVisible();
  });
});
