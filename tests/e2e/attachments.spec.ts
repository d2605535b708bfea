import type { Page } from '@playwright/test';
import { aCase } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { bucket, db, demoData, environment, newCustomer, uploadAs } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { caseFiles, downloadBy, fillCase, openAs, toast } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'secret99';
const AGREEMENT = 'สัญญา "กู้ยืม" ฉบับที่ ๑ 📄.pdf';
const CHEQUE = { name: 'เช็คคืน.png', mimeType: 'image/png', buffer: samplePng() };
/** Uploads beyond 256 KiB are sent in chunks, each of which can be held back. */
const LARGE = {
  name: 'ภาพสแกน.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([samplePdf(['A large scan']), Buffer.alloc(900 * 1024, ' ')]),
};
const PIECES = new RegExp(
  `${environment.storageHost.replace('127.0.0.1', '(127.0.0.1|localhost)')}/.*upload_id=`,
);

/** An open case of a new customer with one PDF, assigned to the demo partner. */
async function openCase() {
  const owner = await newCustomer('papers', PASSWORD);
  const item = db.collection('cases').doc();
  const paths = [`case-files/${owner.uid}/${Date.now()}-${AGREEMENT}`];
  await uploadAs(owner.email, PASSWORD, item.id, [[paths[0] ?? '', samplePdf(['Loan agreement'])]]);
  const partner_id = PERSONAS.partner.uid;
  await item.set(aCase({ user_id: owner.uid, partner_id, status: 'In Progress', file_urls: paths }));
  return { owner, item, paths };
}
const storedFor = async (uid: string) => (await bucket.getFiles({ prefix: `case-files/${uid}/` }))[0].length;
const papers = (page: Page) => page.getByRole('list', { name: 'เอกสารแนบ' }).getByRole('listitem');
const submitAdding = (page: Page) => page.getByRole('button', { name: 'แนบไฟล์ที่เลือก' });
/** Holds back the chunks of large uploads until `release`. */
async function holdPieces(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(PIECES, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}

test('a customer adds files to an open case, and the partner sees and previews them at once', async ({
  person,
}) => {
  const { owner, item } = await openCase();
  const customer = await person('customer');
  const partner = await person('partner');
  await Promise.all([
    openAs(customer.page, owner.email, `/dashboard/case/${item.id}`, PASSWORD),
    openAs(partner.page, PERSONAS.partner.email, `/partner/case/${item.id}`),
  ]);
  await expect(papers(partner.page)).toHaveText([/^สัญญา "กู้ยืม" ฉบับที่ ๑ 📄\.pdfPDF · \d/]);
  await expect(submitAdding(partner.page)).toHaveCount(0);

  await test.step('two files, added once however often the button is pressed', async () => {
    const { page } = customer;
    await caseFiles(page).setInputFiles([LARGE, CHEQUE]);
    await submitAdding(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click++) button.click();
    });
    await expect(toast(page)).toContainText('แนบไฟล์เรียบร้อยแล้ว');
    await expect(page.getByRole('list', { name: 'ไฟล์ที่เลือก' })).toHaveCount(0);
    for (const tab of [page, partner.page]) {
      await expect(papers(tab)).toHaveText([
        /PDF · \d/,
        /^ภาพสแกน\.pdfPDF · 900\.6 kB/,
        /^เช็คคืน\.pngPNG · \d/,
      ]);
    }
    const { file_urls, updated_by } = (await item.get()).data() ?? {};
    expect(file_urls).toHaveLength(3);
    expect(updated_by).toMatchObject({ uid: owner.uid });
    expect(await storedFor(owner.uid)).toBe(3);
  });

  const { page } = partner;
  await test.step('the picture is previewed in the page, with the partner’s own rights', async () => {
    await page.getByRole('button', { name: 'ดูตัวอย่าง เช็คคืน.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'เช็คคืน.png' });
    const picture = dialog.getByRole('img', { name: 'เช็คคืน.png' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toMatch(/^blob:/);
    await dialog.getByRole('button', { name: 'ขนาดจริง' }).click();
    await dialog.getByRole('button', { name: 'พอดีหน้าต่าง' }).click();
  });

  await test.step('an arrow key moves to the PDF, in the browser’s own viewer if it has one', async () => {
    await page.keyboard.press('ArrowRight');
    const dialog = page.getByRole('dialog', { name: AGREEMENT });
    if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
      const viewer = dialog.locator('iframe');
      await expect(viewer).toHaveAttribute('src', /^blob:/);
      // The content policy allows it; a refused frame would become the browser's error page.
      const shown = async () => (await (await viewer.elementHandle()).contentFrame())?.url();
      await expect.poll(shown).toMatch(/^blob:/);
    } else {
      await expect(dialog.getByText('เบราว์เซอร์นี้แสดง PDF ในหน้านี้ไม่ได้')).toBeVisible();
    }
    const saved = await downloadBy(page, dialog.getByRole('button', { name: `ดาวน์โหลด ${AGREEMENT}` }));
    // A file system allows no quotation marks, so the browser may replace them.
    expect(saved.suggestedFilename()).toMatch(/^สัญญา ["_]กู้ยืม["_] ฉบับที่ ๑ 📄\.pdf$/);
    await dialog.getByRole('button', { name: 'ปิด', exact: true }).click();
    await expect(page.getByRole('button', { name: `ดูตัวอย่าง ${AGREEMENT}` })).toBeFocused();
  });

  await test.step('a deleted file is marked in its row and in the preview', async () => {
    const { file_urls } = (await item.get()).data() as { file_urls: string[] };
    // The server may be reading it, and then the emulator aborts one of the two requests.
    const gone = bucket.file(file_urls[2] ?? '');
    await expect(async () => gone.delete({ ignoreNotFound: true })).toPass();
    for (const [tab, said] of [
      [customer.page, 'ไฟล์นี้ถูกนำออกจากระบบแล้ว'],
      // A deleted file has no metadata that could name the partner's case.
      [partner.page, 'ไฟล์อาจถูกนำออกแล้ว'],
    ] as const) {
      await tab.reload();
      await expect(papers(tab)).toHaveText([/PDF · \d/, /PDF · \d/, new RegExp(`^เช็คคืน\\.png.*${said}`)]);
      await tab.getByRole('button', { name: 'ดูตัวอย่าง เช็คคืน.png' }).click();
      await expect(tab.getByRole('dialog').getByRole('alert')).toContainText(said);
    }
  });
});

test('cancelling an upload leaves nothing, in a new case and in an open one', async ({ person }) => {
  const { owner, item } = await openCase();
  const { page } = await person('customer');
  const { release } = await holdPieces(page);

  for (const address of ['/dashboard/new-case', `/dashboard/case/${item.id}`]) {
    await openAs(page, owner.email, address, PASSWORD);
    const isNew = address.endsWith('new-case');
    if (isNew) await fillCase(page, { debtor: 'นายยกเลิก ทดสอบ', amount: '100', details: 'ทดสอบ' });
    await caseFiles(page).setInputFiles([CHEQUE, LARGE]);
    await (isNew ? page.getByRole('button', { name: 'ยื่นเรื่อง', exact: true }) : submitAdding(page)).click();
    await expect(page.getByRole('progressbar', { name: 'อัปโหลด เช็คคืน.png แล้ว 100%' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /^อัปโหลด ภาพสแกน\.pdf/ })).toBeVisible();
    expect(await storedFor(owner.uid)).toBe(2);
    await page.getByRole('button', { name: 'ยกเลิกการอัปโหลด', exact: true }).click();
    await expect(toast(page)).toContainText('ยกเลิกการอัปโหลดแล้ว');
    // The input and the chosen files are still there.
    await expect(page.getByRole('list', { name: 'ไฟล์ที่เลือก' }).getByRole('listitem')).toHaveCount(2);
    if (isNew) await expect(page.getByLabel('ชื่อลูกหนี้')).toHaveValue('นายยกเลิก ทดสอบ');
    await expect.poll(() => storedFor(owner.uid)).toBe(1);
  }
  expect((await item.get()).get('file_urls')).toHaveLength(1);
  expect((await db.collection('cases').where('user_id', '==', owner.uid).get()).size).toBe(1);

  // Cancelling only the large file lets the small one be added.
  await submitAdding(page).click();
  await page.getByRole('button', { name: 'ยกเลิกการอัปโหลด ภาพสแกน.pdf' }).click();
  await expect(toast(page)).toContainText('แนบไฟล์เรียบร้อยแล้ว');
  await expect(papers(page)).toHaveCount(2);
  release();
  await expect.poll(() => storedFor(owner.uid)).toBe(2);
});

test('an upload survives a lost network and resumes', async ({ person }) => {
  const { owner, item } = await openCase();
  const { page, context } = await person('customer');
  await openAs(page, owner.email, `/dashboard/case/${item.id}`, PASSWORD);
  const { release } = await holdPieces(page);
  await caseFiles(page).setInputFiles([LARGE]);
  await submitAdding(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('ระบบจะอัปโหลดต่อเองเมื่อกลับมาเชื่อมต่อได้')).toBeVisible();
  release();
  await context.setOffline(false);
  await expect(toast(page)).toContainText('แนบไฟล์เรียบร้อยแล้ว');
  await expect(papers(page)).toHaveText([/PDF · \d/, /^ภาพสแกน\.pdfPDF · 900\.6 kB/]);
  expect(await storedFor(owner.uid)).toBe(2);
});

test('two tabs add at once and lose nothing; a case finished meanwhile refuses files', async ({ person }) => {
  const { owner, item } = await openCase();
  const { page, context } = await person('customer');
  const address = `/dashboard/case/${item.id}`;
  await openAs(page, owner.email, address, PASSWORD);
  const second = await context.newPage();
  await second.goto(address);
  const tabs = [page, second];
  for (const [at, tab] of tabs.entries()) {
    await expect(papers(tab)).toHaveCount(1);
    // Of the same name and millisecond they would be one object.
    await caseFiles(tab).setInputFiles([{ ...CHEQUE, name: `เช็คคืน ${at}.png` }]);
  }
  await Promise.all(tabs.map((tab) => submitAdding(tab).click()));
  for (const tab of tabs) {
    await expect(papers(tab)).toHaveCount(3);
    // The form is ready for the next files when its own write has been answered.
    await expect(tab.getByRole('list', { name: 'ไฟล์ที่เลือก' })).toHaveCount(0);
  }
  expect(new Set((await item.get()).get('file_urls') as string[]).size).toBe(3);

  const { release } = await holdPieces(page);
  await caseFiles(page).setInputFiles([LARGE]);
  await submitAdding(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await item.update({ status: 'Completed', updated_at: new Date() });
  await expect(page.locator('[data-status="Completed"]').first()).toBeVisible();
  // First the toast about the case: a new toast replaces the one before.
  await expect(toast(page)).toContainText('สถานะเคสเปลี่ยนแปลง');
  release();
  await expect(toast(page)).toContainText('ไม่สามารถแนบไฟล์ได้');
  await expect(toast(page)).toContainText('เคสนี้สิ้นสุดลงในระหว่างนี้');
  await expect.poll(() => storedFor(owner.uid)).toBe(3);
  expect((await item.get()).get('file_urls')).toHaveLength(3);
  // A finished case offers no upload.
  await expect(page.getByText('เคสนี้สิ้นสุดแล้ว จึงแนบไฟล์เพิ่มไม่ได้')).toBeVisible();
  await expect(caseFiles(page)).toHaveCount(0);
});
