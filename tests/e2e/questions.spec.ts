import { addDays, dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { db, demoData } from './support/server.ts';
import { expect, test, type Person } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const ID = 'questions-case';
const { customer, partner } = PERSONAS;
const DEBTOR = 'นางสาวถาม “ตอบ” ชัดเจน 🙂';
const messages = ({ page }: Person) => page.getByRole('region', { name: 'ข้อความ', exact: true });
const offers = ({ page }: Person) => page.getByRole('region', { name: 'ข้อเสนอ', exact: true });
const stored = async (path: string) => (await db.collection(path).get()).docs.map((one) => one.data());

test('the customer asks, the partner answers and sends an offer, and the customer’s answer is a record', async ({
  person,
}) => {
  await db.recursiveDelete(db.doc(paths.case(ID)));
  await db.doc(paths.case(ID)).set(
    aCase({
      user_id: customer.uid,
      client_name: customer.email,
      partner_id: partner.uid,
      status: 'In Progress',
      debtor_name: DEBTOR,
      created_at: new Date(),
    }),
  );
  const [owner, worker] = [
    await person('customer', { viewport: { width: 375, height: 740 } }),
    await person('partner'),
  ];
  await Promise.all([
    openAs(owner.page, customer.email, `/dashboard/case/${ID}`),
    openAs(worker.page, partner.email, `/partner/case/${ID}`),
  ]);

  await test.step('a question is sent once by a double click, and the partner sees it without a reload', async () => {
    await messages(owner).getByRole('textbox').fill('ลูกหนี้ <b>ติดต่อ</b> กลับมาหรือยัง 🙂');
    await messages(owner).getByRole('button', { name: 'ส่งข้อความ' }).dblclick();
    await expect(messages(owner).getByRole('listitem')).toContainText('คุณ');
    await expect(messages(worker)).toContainText('ลูกหนี้ <b>ติดต่อ</b> กลับมาหรือยัง 🙂');
    expect(await stored(paths.messages(ID))).toHaveLength(1);
  });

  await test.step('both see until when it is answered, until it is', async () => {
    await expect(messages(owner)).toContainText('คุณจะได้รับคำตอบภายใน', { timeout: 120_000 });
    await messages(worker).getByRole('textbox').fill('เมื่อเช้านี้เอง ขอผ่อนเป็นงวด');
    await messages(worker).getByRole('button', { name: 'ส่งข้อความ' }).click();
    await expect(messages(owner)).toContainText('เมื่อเช้านี้เอง ขอผ่อนเป็นงวด');
    await expect(messages(owner)).not.toContainText('คุณจะได้รับคำตอบภายใน', { timeout: 60_000 });
  });

  await test.step('an offer appears on the customer’s page with its last day', async () => {
    await offers(worker).getByRole('button', { name: 'ส่งข้อเสนอให้ลูกค้าตัดสินใจ' }).click();
    await offers(worker).getByLabel('จำนวนเงินที่เสนอ (บาท)').fill('120,000');
    await offers(worker).getByLabel('จำนวนงวด (ถ้ามี)').fill('๑๒');
    await offers(worker)
      .getByLabel('ตอบภายในวันที่')
      .fill(addDays(dayOf(new Date()), 3));
    await offers(worker).getByRole('button', { name: 'ส่งให้ตัดสินใจ' }).dblclick();
    await expect(toast(worker.page)).toContainText('ส่งข้อเสนอให้ลูกค้าแล้ว');
    await expect(offers(owner)).toContainText('฿120,000.00');
    await expect(offers(owner)).toContainText('แบ่งชำระ 12 งวด');
    expect(await stored(paths.decisions(ID))).toHaveLength(1);
  });

  await test.step('one tap does not answer yet, the second one does, and both see the record', async () => {
    await offers(owner).getByRole('button', { name: 'รับข้อเสนอ', exact: true }).click();
    await offers(owner).getByLabel('ข้อความเพิ่มเติม (ถ้ามี)').fill('โอนทุกวันที่ 1');
    expect((await stored(paths.decisions(ID)))[0]).toMatchObject({ state: 'open' });
    await offers(owner).getByRole('button', { name: 'ยืนยันรับข้อเสนอ' }).dblclick();
    await expect(toast(owner.page)).toContainText('คุณรับข้อเสนอแล้ว');
    for (const one of [owner, worker]) await expect(offers(one)).toContainText('โอนทุกวันที่ 1');
    await expect(offers(owner).getByRole('button', { name: 'รับข้อเสนอ', exact: true })).toBeHidden();
    expect((await stored(paths.decisions(ID)))[0]).toMatchObject({
      state: 'accepted',
      answered_by: customer.uid,
      note: 'โอนทุกวันที่ 1',
    });
  });

  await test.step('the history says it without the amount', async () => {
    const history = worker.page.getByRole('region', { name: 'ความคืบหน้า' });
    await expect(history).toContainText('รับข้อเสนอแล้ว', { timeout: 60_000 });
    await expect(history).not.toContainText('120,000');
  });
});
