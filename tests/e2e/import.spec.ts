import { paths } from '@app/domain/paths';
import { strToU8, zipSync } from 'fflate';
import { db, demoData, newCustomer } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { openAs } from './support/steps.ts';

test.beforeAll(demoData);

const PASSWORD = 'Secret123';
const CSV = [
  'ลูกหนี้,จำนวนเงิน (บาท),รายละเอียด,ประเภทหนี้,วันครบกำหนดชำระ',
  '"นาย ก ""ใจดี"" 😀","1,500.50","=ค่าสินค้า, งวด 2",,',
  'บริษัท ข้าวหอม จำกัด,๙๐๐,ค่าเช่าโกดัง,ค่าเช่าบ้าน ที่ดิน หรืออาคาร,1/3/2569',
  ',abc,ไม่มีชื่อ,,',
  'นางสาว ง,700,เงินยืม,เงินกู้ที่คืนเป็นก้อน,1/3/69',
  'นาย จ,800,เงินยืม,,',
].join('\r\n');
const CSV_FILE = { name: 'หนี้ค้าง.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${CSV}`) };

/** A workbook of one sheet with texts, a number and a day, as Excel writes them. */
function workbook(): Buffer {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>
      <row r="1">${cell('A1', 'debtor_name')}${cell('B1', 'amount')}${cell('C1', 'details')}${cell('D1', 'debt_type')}${cell('E1', 'due_on')}</row>
      <row r="2">${cell('A2', 'นาย ฉ')}<c r="B2"><v>1234.5</v></c>${cell('C2', 'เงินยืม')}${cell('D2', 'loan')}<c r="E2" s="1"><v>46082</v></c></row>
    </sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

test('a customer imports cases from CSV and XLSX; wrong rows are named, and nothing is submitted twice', async ({
  person,
}) => {
  const { uid, email } = await newCustomer('import', PASSWORD);
  const { page } = await person('importer', { viewport: { width: 375, height: 740 } });
  const cases = async () =>
    (await db.collection('cases').where('user_id', '==', uid).orderBy('created_at').get()).docs;
  await openAs(page, email, '/dashboard/new-case', PASSWORD);
  // With the form the page is complete; its head comes earlier.
  await expect(page.getByLabel('ชื่อลูกหนี้')).toBeVisible();
  await page.getByRole('link', { name: 'นำเข้าเคสจากไฟล์' }).click();
  await page.waitForURL('/dashboard/import');

  await test.step('the file is shown before anything is sent', async () => {
    await page.getByLabel('ไฟล์เคสของคุณ').setInputFiles(CSV_FILE);
    await expect(page.getByText('ยื่นได้ 3 แถว')).toBeVisible();
    const bad = page.getByRole('region', { name: 'ยื่นไม่ได้ 2 แถว' });
    await expect(bad).toContainText('แถว 4');
    await expect(bad).toContainText('ลูกหนี้: ยังไม่ได้กรอก');
    await expect(bad).toContainText('จำนวนเงิน (บาท): กรุณากรอกจำนวนเงินเป็นตัวเลข');
    await expect(bad).toContainText('แถว 5');
    await expect(bad).toContainText('วันครบกำหนดชำระ: ปีต้องมีสี่หลัก');
    expect(await cases()).toHaveLength(0);
  });

  await test.step('the good rows become cases', async () => {
    await page.getByRole('button', { name: 'ยื่น 3 เคส' }).dblclick();
    await expect(page.getByText('ยื่นแล้ว 3 เคส')).toBeVisible();
    const found = await cases();
    expect(found.map((one) => one.get('debtor_name') as string)).toEqual([
      'นาย ก "ใจดี" 😀',
      'บริษัท ข้าวหอม จำกัด',
      'นาย จ',
    ]);
    expect((await db.doc(paths.claimSheet(found[1]?.id ?? '')).get()).data()).toMatchObject({
      debt_type: 'rent',
      due_on: '2026-03-01',
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'บันทึกแถวเหล่านี้เป็นไฟล์' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('แถวที่ต้องแก้ไข.csv');
  });

  await test.step('the same file again submits nothing', async () => {
    await page.getByRole('button', { name: 'นำเข้าไฟล์อื่น' }).click();
    await page.getByLabel('ไฟล์เคสของคุณ').setInputFiles(CSV_FILE);
    await page.getByRole('button', { name: 'ยื่น 3 เคส' }).click();
    await expect(page.getByText('ยื่นแล้ว 0 เคส')).toBeVisible();
    await expect(page.getByText('มี 3 แถวในไฟล์นี้ที่เคยยื่นแล้ว')).toBeVisible();
    expect(await cases()).toHaveLength(3);
  });

  await test.step('an Excel file with a number and a day is read too', async () => {
    await page.getByRole('button', { name: 'นำเข้าไฟล์อื่น' }).click();
    const buffer = workbook();
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.getByLabel('ไฟล์เคสของคุณ').setInputFiles({ name: 'debts.xlsx', mimeType, buffer });
    await page.getByRole('button', { name: 'ยื่น 1 เคส' }).click();
    await expect(page.getByText('ยื่นแล้ว 1 เคส')).toBeVisible();
    const last = (await cases()).at(-1);
    expect(last?.data()).toMatchObject({ debtor_name: 'นาย ฉ', amount: 1234.5 });
    expect((await db.doc(paths.claimSheet(last?.id ?? '')).get()).get('due_on')).toBe('2026-03-01');
  });

  await page.getByRole('link', { name: 'ดูเคสของฉัน' }).click();
  await expect(page.getByText('บริษัท ข้าวหอม จำกัด')).toBeVisible();
});
