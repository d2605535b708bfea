import { addMonths, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData, newCustomer } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { fillCase, openAs, sendUntil, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const DEBTOR = `นายยืมเงิน “ไม่คืน” 🙂 ${Date.now().toString(36)}`;
/** Long enough before its limitation that nobody is notified: the specs share the admins' bell. */
const DUE = addMonths(dayOf(new Date()), -12);
const [year = 0, month = 0, date = 0] = DUE.split('-').map(Number);
const TYPED = `${date}/${month}/${year + 543}`;

test('the kind of debt comes first; what was typed survives a reload and is stored with the case', async ({
  person,
}) => {
  const owner = await newCustomer('intake', PASSWORD);
  const { page } = await person('customer', { viewport: { width: 375, height: 740 } });
  await openAs(page, owner.email, '/dashboard/new-case', PASSWORD);
  const kind = page.getByLabel('เป็นหนี้ค่าอะไร');
  const due = page.getByLabel('วันครบกำหนดชำระ');

  await test.step('only the kind is asked at first, above everything else', async () => {
    await expect(kind).toBeVisible();
    await expect(due).toBeHidden();
    const [first, second] = [await kind.boundingBox(), await page.getByLabel('ชื่อลูกหนี้').boundingBox()];
    expect(first!.y).toBeLessThan(second!.y);
  });

  await test.step('a day that does not exist stops the case at its field', async () => {
    await kind.selectOption('loan');
    await due.fill('31/2/2569');
    await fillCase(page, { debtor: DEBTOR, amount: '85,000', details: 'ให้ยืมเงิน ครบกำหนดแล้วไม่คืน' });
    await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
    await expect(page.getByText('ไม่มีวันที่นี้ในปฏิทิน')).toBeVisible();
    await expect(due).toBeFocused();
    expect((await db.collection('cases').where('debtor_name', '==', DEBTOR).get()).size).toBe(0);
  });

  const number = page.getByLabel('เลข 13 หลัก');
  const reach = page.getByLabel('หมายเลข ชื่อบัญชี หรือที่อยู่');
  await test.step('a number of the debtor that is too short stops the case at its field', async () => {
    await due.fill(TYPED);
    await number.fill('1-2345');
    await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    expect((await db.collection('cases').where('debtor_name', '==', DEBTOR).get()).size).toBe(0);
  });

  await test.step('what was typed is there after a reload', async () => {
    await page.getByText('นิติบุคคล', { exact: true }).click();
    await number.fill('0-1055-12345-67-8');
    await page.getByRole('button', { name: 'เพิ่มช่องทาง' }).click();
    await reach.fill('๐๘๑ 234 5678');
    // Kept after a pause in typing.
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n')))
      .toContain('๐๘๑ 234');
    await page.reload();
    await expect(page.getByLabel('ชื่อลูกหนี้')).toHaveValue(DEBTOR);
    await expect(page.getByLabel('จำนวนหนี้ (บาท)')).toHaveValue('85,000');
    await expect(page.getByLabel('รายละเอียด')).toHaveValue('ให้ยืมเงิน ครบกำหนดแล้วไม่คืน');
    await expect(due).toHaveValue(TYPED);
    await expect(kind).toHaveValue('loan');
    await expect(number).toHaveValue('0-1055-12345-67-8');
    await expect(reach).toHaveValue('๐๘๑ 234 5678');
  });

  await test.step('the case, its claim and its debtor are stored, and the case’s page has the day to act by', async () => {
    await sendUntil(page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }), (within) =>
      expect(toast(page)).toContainText('สร้างเคสสำเร็จ!', within),
    );
    const found = await db.collection('cases').where('debtor_name', '==', DEBTOR).get();
    expect(found.size).toBe(1);
    const id = found.docs[0]?.id ?? '';
    expect((await db.doc(paths.claimSheet(id)).get()).data()).toMatchObject({
      user_id: owner.uid,
      debt_type: 'loan',
      due_on: DUE,
    });
    expect((await db.doc(paths.debtorFacts(id)).get()).data()).toMatchObject({
      user_id: owner.uid,
      kind: 'juristic',
      person_no: '0105512345678',
      reach: [{ kind: 'phone', value: '๐๘๑ 234 5678', told_by_debtor: false }],
    });
    await page.goto(`/dashboard/case/${id}`);
    await expect(page.locator('#case-claim')).toContainText(/ต้องดำเนินการก่อน .* \(เหลือ/, { timeout: 60_000 });
  });

  await test.step('the form is empty again', async () => {
    await page.goto('/dashboard/new-case');
    await expect(page.getByLabel('ชื่อลูกหนี้')).toHaveValue('');
  });
});

test('text that looks like markup is shown as text', async ({ person }) => {
  const { page } = await person('customer');
  await openAs(page, PERSONAS.secondCustomer.email, '/dashboard/new-case');
  const debtor = '<img src=x onerror="window.__xss=1"> "คุณ" ‮ลับ 🦉';
  await fillCase(page, { debtor, amount: '๑,๕๐๐.๕๐', details: '<script>window.__xss=1</script>' });
  await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('cell', { name: '<img src=x onerror' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '฿1,500.50' })).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
