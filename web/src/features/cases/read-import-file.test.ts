// @vitest-environment node
import { IMPORT_COLUMNS, IMPORT_LIMITS, plain, readRow, type ImportWords } from '@app/domain/case-import';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { readImportFile } from './read-import-file';
import { refusedCsv, templateCsv } from './refused-rows';

const columns = {
  debtor_name: 'ลูกหนี้',
  amount: 'จำนวนเงิน (บาท)',
  details: 'รายละเอียด',
  debt_type: 'debt_type',
  for_business: 'for_business',
  due_on: 'due_on',
  default_on: 'default_on',
  last_paid_on: 'last_paid_on',
  cheque_dated_on: 'cheque_dated_on',
  cheque_returned_on: 'cheque_returned_on',
};
const words: ImportWords = {
  columns: new Map(IMPORT_COLUMNS.map((column) => [plain(columns[column]), column])),
  values: new Map([['เงินกู้', 'loan']]),
};
const fileOf = (content: BlobPart, name = 'cases.csv') => new File([content], name);
const read = (content: BlobPart) => readImportFile(fileOf(content), words);

const TEXT = 'ลูกหนี้,จำนวนเงิน (บาท),รายละเอียด\r\n"นาย ก ""ใจดี"" 😀","1,500.50","=ค่าสินค้า\nงวด 2"\r\n';
const ROW = { debtor_name: 'นาย ก "ใจดี" 😀', amount: '1,500.50', details: '=ค่าสินค้า\nงวด 2' };

test.each([
  ['without a byte order mark', TEXT],
  ['with a byte order mark', `\ufeff${TEXT}`],
  ['with semicolons', TEXT.replaceAll(',จ', ';จ').replaceAll(',ร', ';ร').replaceAll('","', '";"')],
])('a CSV %s is read as it is written', async (_what, text) => {
  const found = await read(text);
  expect(found).toMatchObject({ ok: true, rows: [{ row: 2, cells: ROW }], unread: [] });
  expect(found.importId).toMatch(/^[0-9a-f]{32}$/);
});

it('reads what Excel writes in Thai without UTF-8', async () => {
  // TIS-620 of the three heads and of one row.
  const thai = (text: string) =>
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0xe01 ? code - 0xe00 + 0xa0 : code;
    });
  const bytes = Uint8Array.from(thai('ลูกหนี้,จำนวนเงิน,รายละเอียด\nสมชาย,5,ค่าเช่า'));
  expect(await read(bytes)).toMatchObject({
    ok: true,
    rows: [{ row: 2, cells: { debtor_name: 'สมชาย', amount: '5', details: 'ค่าเช่า' } }],
  });
});

it('the same file is the same import, and another one is another', async () => {
  const [one, again, other] = await Promise.all([read(TEXT), read(TEXT), read(`${TEXT}a,1,b\n`)]);
  expect(again.importId).toBe(one.importId);
  expect(other.importId).not.toBe(one.importId);
});

test.each([
  ['too large', () => new Uint8Array(IMPORT_LIMITS.bytes + 1), 'tooLarge'],
  ['of an old Excel', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldExcel'],
  ['that only looks like an XLSX', () => Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), 'unreadable'],
  ['without rows', () => new TextEncoder().encode('ลูกหนี้,จำนวนเงิน,รายละเอียด\n'), 'empty'],
  ['without content', () => new Uint8Array(), 'empty'],
  ['without a column that is needed', () => new TextEncoder().encode('ลูกหนี้,จำนวนเงิน\na,1'), 'columnsMissing'],
])('a file %s is refused', async (_what, bytes, problem) => {
  expect(await read(bytes())).toMatchObject({ ok: false, problem });
});

it('the rows that were refused are read again once they are corrected', async () => {
  const refused = [
    { row: 7, cells: { ...ROW, amount: 'x' }, issues: [{ column: 'amount', issue: 'amountNumber' }] },
  ] as const;
  const csv = refusedCsv(refused, { columns, row: 'แถว', reason: 'สิ่งที่ต้องแก้ไข' }, () => 'ไม่ใช่ตัวเลข');
  // A spreadsheet runs nothing of it.
  expect(csv).toContain('"\'=ค่าสินค้า');
  const found = await read(csv.replace(',x,', ',12,'));
  expect(found).toMatchObject({
    ok: true,
    rows: [{ row: 2, cells: { ...ROW, amount: '12' } }],
    unread: ['แถว', 'สิ่งที่ต้องแก้ไข'],
  });
});

it('the template has every column and no row', async () => {
  expect(await read(templateCsv({ columns }))).toMatchObject({ ok: false, problem: 'empty' });
  expect(await read(`${templateCsv({ columns })}\r\nก,1,ข`)).toMatchObject({ ok: true, unread: [] });
});

/** A workbook of one sheet: heads, and a row whose cell of `due_on` has this content, in this format of numbers. */
function workbook(due: string, format: string) {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>
      <row r="1">${cell('A1', 'debtor_name')}${cell('B1', 'amount')}${cell('C1', 'details')}${cell('D1', 'debt_type')}${cell('E1', 'due_on')}</row>
      <row r="2"><c r="A2"><v>46270</v></c><c r="B2"><v>46270</v></c>${cell('C2', '46270')}${cell('D2', 'loan')}${due}</row>
    </sheetData></worksheet>`,
  };
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

describe('a day', () => {
  const OTHERS = { debtor_name: '46270', amount: '46270', details: '46270', debt_type: 'loan' };

  it.each(['d/m/yyyy', 'd/m/bbbb', '[$-41E]d mmm bbbb', 'b2yyyy-mm-dd'])(
    'in a cell of Excel with the format %s is read, and a number elsewhere is left as it is',
    async (format) => {
      const found = await read(workbook('<c r="E2" s="1"><v>46270</v></c>', format));
      expect(found).toMatchObject({ ok: true, rows: [{ row: 2, cells: OTHERS }] });
      const [row] = found.ok ? found.rows : [];
      expect(readRow(row?.cells ?? {})).toMatchObject({ ok: true, claim: { due_on: '2026-09-05' } });
    },
  );

  it.each([
    ['a number of Excel with six digits', workbook('<c r="E2" s="1"><v>244604</v></c>', 'd/m/bbbb')],
    ['a number of Excel with four digits', workbook('<c r="E2" s="1"><v>2569</v></c>', 'd/m/bbbb')],
    [
      'a text of Excel with five digits',
      workbook('<c r="E2" t="inlineStr"><is><t>46270</t></is></c>', 'd/m/bbbb'),
    ],
    ['five digits of a CSV', 'debtor_name,amount,details,debt_type,due_on\n46270,46270,46270,loan,46270'],
  ])('is not %s', async (_what, content) => {
    const found = await read(content);
    const [row] = found.ok ? found.rows : [];
    expect(row?.cells).toMatchObject(OTHERS);
    expect(readRow(row?.cells ?? {})).toEqual({
      ok: false,
      issues: [{ column: 'due_on', issue: 'dayInvalid' }],
    });
  });
});
