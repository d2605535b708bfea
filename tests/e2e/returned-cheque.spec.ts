import { addDays, addMonths, dayOf, daysBetween } from '@app/domain/calendar';
import { notificationSchema } from '@app/domain/notification';
import { paths } from '@app/domain/paths';
import { PERSONAS } from '@app/seed/personas';
import { functions } from '../functions/run-function.ts';
import { db, demoData, newCustomer, notificationsOf } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { bell, fillCase, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'secret99';
const DEBTOR = 'นายเช็คคืน ปฏิเสธจ่าย';
const TODAY = dayOf(new Date());
/** The first day from the sixteenth on that is three months after another: the last days of May are not. */
const LAPSE = [16, 17, 18, 19]
  .map((days) => addDays(TODAY, days))
  .find((day) => addMonths(addMonths(day, -3), 3) === day) as string;
const REFUSED = addMonths(LAPSE, -3);
/** As a Thai reader types it, and reads it. */
const [year = 0, month = 0, date = 0] = REFUSED.split('-').map(Number);
const TYPED = `${date}/${month}/${year + 543}`;
const READ = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Bangkok',
})
  .format(new Date(`${LAPSE}T00:00:00+07:00`))
  .replace('พ.ศ. ', '');

// The clocks ran ahead: notifications of later days would be the newest of the bell in the specs that follow.
test.afterEach(async () => {
  const ahead = await db
    .collection('notifications')
    .where('created_at', '>', new Date(Date.now() + DAY_MS / 2))
    .get();
  await Promise.all(ahead.docs.map(({ ref }) => ref.delete()));
});

test('a returned cheque is handed in, its last day is shown at once, and the bell rings at 14 and at 7 days', async ({
  person,
}) => {
  const owner = await newCustomer('cheque', PASSWORD);
  const [customer, office] = [await person('customer'), await person('admin')];
  const { page } = customer;
  const claim = page.getByRole('region', { name: 'กำหนดเวลาทางกฎหมาย' });

  const caseId = await test.step('the customer hands in the case', async () => {
    await openAs(page, owner.email, '/dashboard/new-case', PASSWORD);
    await fillCase(page, { debtor: DEBTOR, amount: '85,000', details: 'เช็คค่าสินค้า ธนาคารปฏิเสธการจ่าย' });
    await page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }).click();
    await expect(toast(page)).toContainText('สร้างเคสสำเร็จ!');
    await page.getByRole('cell', { name: DEBTOR }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEBTOR);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('the last day of the complaint is on the screen before the toast is gone', async () => {
    await claim.getByRole('button', { name: 'กรอกข้อมูลหนี้' }).click();
    await claim.getByLabel('เป็นหนี้ค่าอะไร').selectOption('cheque');
    await claim.getByRole('button', { name: 'เพิ่มเช็ค' }).click();
    await claim.getByLabel('วันที่ธนาคารปฏิเสธครั้งแรก').fill(TYPED);
    // The toast of the new case would not show whether this one is still there.
    await expect(toast(page)).toHaveCount(0);
    const pressed = performance.now();
    await claim.getByRole('button', { name: 'บันทึกข้อมูลหนี้' }).click();
    await expect(toast(page)).toContainText('บันทึกข้อมูลหนี้แล้ว');
    // The toast waits for the day, at most 8 s.
    const isBefore = performance.now() - pressed < 8_000;
    const left = daysBetween(TODAY, LAPSE);
    await expect(claim).toContainText(`ต้องดำเนินการก่อน ${READ} (เหลือ ${left} วัน) · ร้องทุกข์คดีเช็ค`, {
      timeout: isBefore ? 5_000 : 120_000,
    });
  });

  const alerts = async () =>
    (await notificationsOf(PERSONAS.admin.uid))
      .map((found) => notificationSchema.parse({ id: '', ...found }))
      .filter(({ kind, params }) => kind === 'limitation_near' && params.case_id === caseId)
      .map(({ params }) => Number(params.days))
      .sort((one, other) => other - one);
  const unread = async () =>
    (await notificationsOf(PERSONAS.admin.uid)).filter(({ is_read }) => is_read === false).length;
  // The other specs notify the admin meanwhile.
  const bellIsUpToDate = () =>
    expect(async () => {
      await expect(bell(office.page, await unread())).toBeVisible({ timeout: 1_000 });
    }).toPass();
  const left = daysBetween(TODAY, LAPSE);
  const runAt = (daysLeft: number) =>
    functions.run('runClocksDaily', {}, { aheadMs: (left - daysLeft) * DAY_MS });

  await test.step('the admin is notified at once, at 14 and at 7 days, each time in the bell', async () => {
    await expect.poll(alerts, { timeout: 60_000 }).toEqual([left]);
    await openAs(office.page, PERSONAS.admin.email, '/admin/dashboard');
    // That it is once, and on no day between them: `claims.test.ts` of the functions, `clock-notices.test.ts`.
    for (const [day, expected] of [
      [14, [left, 14]],
      [7, [left, 14, 7]],
    ] as const) {
      await runAt(day);
      expect(await alerts()).toEqual(expected);
      await bellIsUpToDate();
    }
    await office.page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ }).click();
    const feed = office.page.getByRole('dialog', { name: 'การแจ้งเตือน' });
    for (const days of [7, 14])
      await expect(feed.getByRole('button', { name: `เหลือเวลาประมาณ ${days} วัน` })).toBeVisible();
    await expect(feed).not.toContainText(DEBTOR);
  });

  await test.step('a suit that the office records stops the clock on the customer’s screen', async () => {
    await office.page.goto(`/admin/case/${caseId}`);
    const panel = office.page.getByRole('region', { name: 'กำหนดเวลาทางกฎหมาย' });
    await panel.getByRole('button', { name: 'บันทึกเหตุการณ์' }).click();
    await panel.getByLabel('เกิดอะไรขึ้น').selectOption('sued');
    const [thisYear = 0, thisMonth = 0, thisDate = 0] = TODAY.split('-').map(Number);
    await panel.getByLabel('วันที่เกิดเหตุการณ์').fill(`${thisDate}/${thisMonth}/${thisYear + 543}`);
    await panel.getByRole('button', { name: 'บันทึกเหตุการณ์' }).click();
    await expect(panel.getByRole('list', { name: 'เหตุการณ์ที่มีผลต่อกำหนดเวลา' })).toContainText('ฟ้องคดีต่อศาลแล้ว');
    await expect(claim).toContainText('ฟ้องคดีแล้ว');
    await panel.getByRole('button', { name: 'ยกเลิกรายการที่บันทึกผิด' }).click();
    await panel.getByRole('button', { name: 'ยกเลิกรายการนี้' }).click();
    await expect(claim).toContainText('บันทึกผิด จึงไม่นำมานับ');
    await expect(claim).toContainText('ต้องดำเนินการก่อน');
    expect((await db.collection(paths.legalEvents(caseId)).get()).size).toBe(2);
  });
});
