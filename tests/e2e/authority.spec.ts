import { paths } from '@app/domain/paths';
import { aCase, aNotification } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test, type Person } from './support/person.ts';
import { bellLabel, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const ID = 'authority-case';
const { customer, partner } = PERSONAS;
const DEBTOR = 'นายอำนาจ “เต็ม” ชัดเจน 🙂';
const sheet = ({ page }: Person) => page.locator('#case-authority');
const gate = ({ page }: Person) => page.locator('#case-contact [role=status]');
const stored = async () => (await db.doc(paths.authority(ID, partner.uid)).get()).data();

/** Waits until the bell of a page counts what the database holds; the bell may be behind a dialog. */
async function bellIsUpToDate({ page }: Person, uid: string): Promise<void> {
  const unread = db.collection('notifications').where('user_id', '==', uid).where('is_read', '==', false);
  await expect(async () => {
    const { count } = (await unread.count().get()).data();
    await expect(page.locator(`button[aria-label="${bellLabel(count)}"]`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

test('the customer records and revokes what the partner may do, and contact follows without a reload', async ({
  person,
}) => {
  await db.recursiveDelete(db.doc(paths.case(ID)));
  await db.doc(paths.caseAcceptance(ID)).set(aCaseAcceptance({ partner_id: partner.uid, state: 'accepted' }));
  await db.doc(paths.case(ID)).set(
    aCase({
      user_id: customer.uid,
      client_name: customer.email,
      partner_id: partner.uid,
      status: 'In Progress',
      debtor_name: DEBTOR,
      amount: 10_034_567,
      created_at: new Date(),
    }),
  );
  // A company may be contacted at any hour of the test.
  await db
    .doc(paths.debtorFacts(ID))
    .set(aSetOfDebtorFacts({ case_id: ID, user_id: customer.uid, kind: 'juristic' }));
  const [owner, worker] = [
    await person('customer', { viewport: { width: 375, height: 740 } }),
    await person('partner'),
  ];
  await Promise.all([
    openAs(owner.page, customer.email, `/dashboard/case/${ID}`),
    openAs(worker.page, partner.email, `/partner/case/${ID}`),
  ]);
  // Parts below what is read first come once the page is used; on the skeleton's heading the pointer is not seen yet.
  for (const { page } of [owner, worker]) await page.getByRole('heading', { name: DEBTOR }).hover();

  await test.step('while none is recorded, both read that', async () => {
    await expect(sheet(owner)).toContainText('ยังไม่มีหนังสือมอบอำนาจในแฟ้ม');
    await expect(sheet(worker)).toContainText('ยังไม่มีหนังสือมอบอำนาจในแฟ้ม');
  });

  await test.step('a double click records it once, and the partner sees what it covers', async () => {
    await sheet(owner).getByRole('button', { name: 'บันทึกหนังสือมอบอำนาจ' }).click();
    await sheet(owner).getByRole('button', { name: 'บันทึก', exact: true }).dblclick();
    await expect(toast(owner.page)).toContainText('บันทึกหนังสือมอบอำนาจแล้ว');
    await expect(sheet(worker)).toContainText('หนังสือมอบอำนาจมีผลอยู่');
    await expect(sheet(worker).getByRole('listitem')).toHaveText([
      'ทวงถาม',
      'เจรจา',
      'ไม่รวมรับเงิน',
      'ไม่รวมเข้าพบลูกหนี้',
    ]);
    expect(await stored()).toMatchObject({
      user_id: customer.uid,
      by_role: 'customer',
      scope: ['demand', 'negotiate'],
      until_on: null,
    });
  });

  await test.step('the screen for the debtor fills the window and names neither debtor nor amount', async () => {
    await sheet(worker).getByRole('button', { name: 'แสดงต่อลูกหนี้' }).click();
    const card = worker.page.getByRole('dialog');
    await expect(card).toContainText('อย่าชำระเงินให้ผู้ที่แสดงหน้านี้');
    const [box, view] = [await card.boundingBox(), worker.page.viewportSize()];
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, view?.width, view?.height]);
    const text = await card.innerText();
    for (const secret of ['อำนาจ “เต็ม”', '10,034,567', customer.email]) expect(text).not.toContain(secret);
    // News of another case would name it on this screen, and take the Escape key.
    const news = aNotification({ user_id: partner.uid, params: { case_id: 'OTHERDBT' } });
    // By the time that the second is counted, there would be a toast for the first.
    for (let count = 0; count < 2; count += 1) {
      await db.collection('notifications').add({ ...news, created_at: new Date() });
      await bellIsUpToDate(worker, partner.uid);
    }
    expect(await toast(worker.page).count()).toBe(0);
    await worker.page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(sheet(worker).getByRole('button', { name: 'แสดงต่อลูกหนี้' })).toBeFocused();
    await expect(toast(worker.page)).toBeVisible();
  });

  await test.step('money cannot be reported as received by the partner', async () => {
    const money = worker.page.locator('#case-money');
    await money.getByRole('button', { name: /บันทึกเงินรับ|แจ้งเงินรับ/ }).click();
    await expect(money.getByRole('option', { name: 'พันธมิตรรับไว้' })).toBeDisabled();
    await expect(money).toContainText('หนังสือมอบอำนาจไม่รวมการรับเงิน');
  });

  await test.step('a revocation asks once, and stops contact on the other screen', async () => {
    await expect(gate(worker)).not.toContainText('ไม่ครอบคลุม');
    await sheet(owner).getByRole('button', { name: 'เพิกถอน', exact: true }).click();
    expect(await stored()).not.toHaveProperty('revoked_at');
    await sheet(owner).getByRole('button', { name: 'เพิกถอนอำนาจ' }).click();
    await expect(toast(owner.page)).toContainText('เพิกถอนอำนาจแล้ว');
    await expect(gate(worker)).toContainText('หนังสือมอบอำนาจไม่ครอบคลุมการติดต่อนี้แล้ว');
    await expect(sheet(worker).getByRole('button', { name: 'แสดงต่อลูกหนี้' })).toBeHidden();
    expect(await stored()).toMatchObject({ revoked_by: customer.uid });
  });

  await test.step('the history says both, and what was covered', async () => {
    const history = worker.page.getByRole('region', { name: 'ความคืบหน้า' });
    await expect(history).toContainText('เพิกถอนหนังสือมอบอำนาจแล้ว', { timeout: 60_000 });
    await expect(history).toContainText('บันทึกหนังสือมอบอำนาจ: ทวงถามและเจรจา จนกว่าจะเพิกถอน');
  });

  await test.step('the draft has the names and the amount in words, and warns of stamp duty', async () => {
    await sheet(owner).getByRole('link', { name: 'ร่างหนังสือมอบอำนาจ' }).click();
    const letter = owner.page.getByRole('article');
    await expect(letter).toContainText(DEBTOR);
    await expect(letter).toContainText('สิบล้านสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทถ้วน');
    await expect(owner.page.locator('main')).toContainText('โปรดให้ทนายความตรวจแบบและอากรแสตมป์');
    await owner.page.getByLabel('ผู้รับมอบอำนาจ').fill('บริษัท ตัวอย่าง จำกัด');
    await expect(letter).toContainText('บริษัท ตัวอย่าง จำกัด (ผู้รับมอบอำนาจ)');
    const width = await owner.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  });
});
