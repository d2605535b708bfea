import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { samplePdf } from '@app/seed/sample-files';
import { db, demoData } from './support/server.ts';
import { expect, test, type Person } from './support/person.ts';
import { openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const { customer, partner } = PERSONAS;
const CHAT = [
  '[LINE] ประวัติการแชตกับสมชาย',
  '10:31\tสมชาย\t<img src=x onerror="window.pwned=1">โอนแล้วครับ',
  '10:32\tฉัน\tได้รับแล้ว',
].join('\r\n');
const LETTER = { name: 'หนังสือทวงถาม.pdf', mimeType: 'application/pdf', buffer: samplePdf(['Please pay']) };
const LINE = { name: '[LINE] สมชาย.txt', mimeType: 'text/plain', buffer: Buffer.from(CHAT) };
const panel = ({ page }: Person) => page.getByRole('region', { name: 'เอกสารในเคส', exact: true });

test('a partner adds a letter and a LINE chat, and the customer sees and opens both', async ({ person }) => {
  const caseId = `documents-${Date.now()}`;
  const people = { user_id: customer.uid, client_name: customer.email, partner_id: partner.uid };
  await db.doc(paths.case(caseId)).set(aCase({ ...people, status: 'In Progress' }));
  const [owner, worker] = [
    await person('customer', { viewport: { width: 375, height: 740 } }),
    await person('partner'),
  ];
  await Promise.all([
    openAs(owner.page, customer.email, `/dashboard/case/${caseId}`),
    openAs(worker.page, partner.email, `/partner/case/${caseId}`),
  ]);
  await expect(panel(owner)).toContainText('ยังไม่มีเอกสารที่เพิ่มไว้');

  for (const [kind, label, file] of [
    ['หนังสือทวงถาม', 'ครั้งที่ 1', LETTER],
    ['ประวัติแชต LINE', '', LINE],
  ] as const) {
    await test.step(`adds ${file.name}`, async () => {
      await panel(worker).getByRole('button', { name: 'เพิ่มเอกสาร' }).click();
      await panel(worker).getByLabel('ประเภท').selectOption(kind);
      await panel(worker).getByLabel('คำอธิบาย').fill(label);
      await panel(worker).getByLabel('ไฟล์').setInputFiles(file);
      await panel(worker).getByRole('button', { name: 'เพิ่มในเคส' }).click();
      await expect(toast(worker.page)).toContainText('เพิ่มเอกสารแล้ว');
      await expect(
        panel(worker).getByRole('list', { name: 'เอกสารในเคส' }).getByRole('listitem').first(),
      ).toContainText(kind);
    });
  }

  await test.step('the customer sees kind, author, size and hash at once', async () => {
    const rows = panel(owner).getByRole('list', { name: 'เอกสารในเคส' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(/หนังสือทวงถาม.*ครั้งที่ 1.*โดยพันธมิตร.*PDF · .*SHA-256 [0-9a-f]{12}/s, {
      timeout: 90_000,
    });
    await expect(rows.nth(0)).toContainText(/ประวัติแชต LINE.*TXT · .*SHA-256 [0-9a-f]{12}/s, {
      timeout: 90_000,
    });
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await owner.page.evaluate(overflow)).toBe(0);
  });

  await test.step('the chat opens as characters, with a filter', async () => {
    const { page } = owner;
    await panel(owner)
      .getByRole('button', { name: /^ดูตัวอย่าง ประวัติแชต LINE/ })
      .click();
    const text = page.getByRole('dialog').getByRole('region', { name: /^เนื้อหาของ _LINE_ สมชาย/ });
    await expect(text).toContainText('<img src=x onerror="window.pwned=1">โอนแล้วครับ', { timeout: 90_000 });
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await page.getByRole('dialog').getByLabel('บรรทัดที่มีคำว่า').fill('ได้รับ');
    await expect(text).toHaveText('10:32\tฉัน\tได้รับแล้ว');
  });

  await test.step('the letter is the next file', async () => {
    const { page } = owner;
    await page.getByRole('dialog').getByRole('button', { name: 'ไฟล์ถัดไป' }).click();
    const dialog = page.getByRole('dialog', { name: LETTER.name });
    const body = dialog.locator('iframe').or(dialog.getByText('เบราว์เซอร์นี้แสดง PDF ในหน้านี้ไม่ได้'));
    await expect(body).toBeVisible({ timeout: 90_000 });
    await expect(dialog).toContainText('PDF · ');
  });

  await test.step('the history of both names the documents', async () => {
    for (const one of [owner, worker])
      await expect(one.page.getByText('เพิ่มเอกสาร: หนังสือทวงถาม')).toBeAttached({ timeout: 90_000 });
  });
});
