import { addMonths, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { db, demoData, newCustomer } from './support/backstage.ts';
import { expect, test } from './support/person.ts';
import { fillCase, openAs, sendUntil, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const DEBTOR = 'นายยืมเงิน “ไม่คืน” 🙂';
/** Long enough before its limitation that nobody is notified: the specs share the admins' bell. */
const DUE = addMonths(dayOf(new Date()), -12);
const [year = 0, month = 0, date = 0] = DUE.split('-').map(Number);
const TYPED = `${date}/${month}/${year + 543}`;

test('the kind of debt comes first, survives a reload, and is stored with the case', async ({ person }) => {
  test.setTimeout(240_000);
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
    await expect(page.getByText('ไม่มีวันนี้ในปฏิทิน')).toBeVisible();
    await expect(due).toBeFocused();
    expect((await db.collection('cases').where('debtor_name', '==', DEBTOR).get()).size).toBe(0);
  });

  await test.step('what was typed is there after a reload', async () => {
    await due.fill(TYPED);
    // Kept after a pause in typing.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n'))).toContain(TYPED);
    await page.reload();
    await expect(due).toHaveValue(TYPED);
    await expect(kind).toHaveValue('loan');
  });

  await test.step('the case and its claim are stored, and the case’s page has the day to act by', async () => {
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
    await page.goto(`/dashboard/case/${id}`);
    await expect(page.locator('#case-claim')).toContainText(/ต้องดำเนินการก่อน .* \(เหลือ/, { timeout: 60_000 });
  });
});
