import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  readDayCell,
  readRow,
  readTable,
  type ImportCells,
  type ImportColumn,
  type ImportWords,
} from './case-import.ts';
import { isClaimDay } from './claim-sheet.ts';
import { csvCell } from './csv.ts';
import { LIMITS } from './limits.ts';

const TODAY = '2026-11-24';
const GOOD = {
  debtor_name: 'บริษัท ลูกหนี้ จำกัด',
  amount: '๑๒,๕๐๐.๕๐',
  details: 'ค่าสินค้า "งวดที่ 2" 😀',
} as const satisfies ImportCells;
const read = (more: ImportCells) => readRow({ ...GOOD, ...more });
const issuesOf = (more: ImportCells) => {
  const row = read(more);
  return row.ok ? [] : row.issues.map(({ column, issue }) => `${column} ${issue}`);
};
const claimOf = (more: ImportCells) => {
  const row = read(more);
  return row.ok ? row.claim : row.issues;
};

describe('a row', () => {
  it('with the three fields of the form is a case without a claim sheet', () => {
    expect(read({})).toEqual({
      ok: true,
      item: { debtor_name: GOOD.debtor_name, amount: 12_500.5, details: GOOD.details },
      claim: null,
    });
  });

  it.each<[ImportCells, string]>([
    [{ debtor_name: ' \u200b' }, 'debtor_name required'],
    [{ debtor_name: 'ก'.repeat(LIMITS.name + 1) }, 'debtor_name tooLong'],
    [{ details: undefined }, 'details required'],
    [{ details: 'ก'.repeat(LIMITS.details + 1) }, 'details tooLong'],
    [{ amount: '' }, 'amount required'],
    [{ amount: 'ห้าพัน' }, 'amount amountNumber'],
    [{ amount: '1,50' }, 'amount amountNumber'],
    [{ amount: '0' }, 'amount amountPositive'],
    [{ amount: '-5' }, 'amount amountPositive'],
    [{ amount: '1.005' }, 'amount amountDecimals'],
    [{ amount: '1000000000001' }, 'amount amountTooLarge'],
    [{ debt_type: 'gifts' }, 'debt_type kindUnknown'],
    [{ due_on: '1/3/2569' }, 'debt_type kindMissing'],
    [{ debt_type: 'loan', due_on: '31/2/2569' }, 'due_on dayInvalid'],
    [{ debt_type: 'loan', due_on: '1/3/69' }, 'due_on yearUnclear'],
    [{ debt_type: 'loan', default_on: 'พรุ่งนี้' }, 'default_on dayInvalid'],
    [{ debt_type: 'judgment', last_paid_on: '1/3/2569' }, 'last_paid_on notForKind'],
    [{ debt_type: 'card', cheque_dated_on: '1/3/2569' }, 'cheque_dated_on notForKind'],
    [{ debt_type: 'loan', for_business: 'yes' }, 'for_business notForKind'],
    [{ debt_type: 'goods', for_business: 'maybe' }, 'for_business answerUnknown'],
  ])('%o has the issue %s', (cells, issue) => {
    expect(issuesOf(cells)).toEqual([issue]);
  });

  // The twin of each refusal above.
  it.each<[ImportCells, object]>([
    [{ debtor_name: 'ก'.repeat(LIMITS.name) }, { debtor_name: 'ก'.repeat(LIMITS.name) }],
    [{ details: 'ก'.repeat(LIMITS.details) }, { details: 'ก'.repeat(LIMITS.details) }],
    [{ amount: '5,000 บาท' }, { amount: 5_000 }],
    [{ amount: '1,500' }, { amount: 1_500 }],
    [{ amount: '1.01' }, { amount: 1.01 }],
    [{ amount: '1000000000000' }, { amount: 1_000_000_000_000 }],
  ])('%o is a case', (cells, item) => {
    expect(read(cells)).toMatchObject({ ok: true, item });
  });

  it('states the claim that belongs to its kind', () => {
    expect(
      claimOf({ debt_type: 'GOODS', for_business: 'no', due_on: '1/3/2569', last_paid_on: '2026-06-30' }),
    ).toEqual({ debt_type: 'goods', for_business: false, due_on: '2026-03-01', last_paid_on: '2026-06-30' });
    expect(
      claimOf({ debt_type: 'cheque', cheque_dated_on: '01/09/2026', cheque_returned_on: '5.9.2569' }),
    ).toEqual({
      debt_type: 'cheque',
      cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
    });
    expect(claimOf({ debt_type: 'card' })).toEqual({ debt_type: 'card' });
  });

  it('has an issue for each faulty cell at once', () => {
    expect(issuesOf({ debtor_name: '', amount: 'x', debt_type: 'loan', due_on: '99/1/2569' })).toEqual([
      'debtor_name required',
      'amount amountNumber',
      'due_on dayInvalid',
    ]);
  });

  it('keeps a text that a spreadsheet would run as it is', () => {
    expect(read({ debtor_name: '=HYPERLINK("x")' })).toMatchObject({
      item: { debtor_name: '=HYPERLINK("x")' },
    });
  });

  it('of any texts is a case or has issues, and never throws', () => {
    const cells = fc.record(
      Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, fc.string({ unit: 'grapheme' })])) as Record<
        ImportColumn,
        fc.Arbitrary<string>
      >,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(cells, (some) => {
        const row = readRow(some);
        return row.ok || row.issues.length > 0;
      }),
    );
  });
});

describe('a day in a cell', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const separators = fc.constantFrom('/', '-', '.', ' ');
  const thai = (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));

  it('is the same in either era, order, kind of digits and with any separator', () => {
    fc.assert(
      fc.property(days, separators, fc.boolean(), (day, separator, isThai) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const digits = isThai ? thai : (text: string) => text;
        for (const y of [year, String(Number(year) + 543)]) {
          expect(readDayCell(digits([date, month, y].join(separator)))).toBe(day);
          expect(readDayCell(digits([Number(date), Number(month), y].join(separator)))).toBe(day);
          expect(readDayCell(digits([y, month, date].join('-')))).toBe(day);
        }
      }),
    );
  });

  it('of a spreadsheet may have a time', () => {
    expect(readDayCell('2026-11-24T00:00:00.000Z')).toBe('2026-11-24');
    expect(readDayCell('24/11/2569 00:00:00')).toBe('2026-11-24');
  });

  it('is one of the calendar and of this century, or an issue, whatever is written', () => {
    const parts = fc.tuple(fc.nat(40), fc.nat(20), fc.nat(9_999)).map((some) => some.join('/'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), parts), (text) => {
        const day = readDayCell(text);
        return typeof day !== 'string' || isClaimDay(day);
      }),
    );
  });

  it.each([
    '1/3/69',
    '1/3/026',
    '1/3/20260',
    '2026/3',
    '45000',
    '',
    '24 พ.ย. 2569',
    '11/24/2026',
    '1/3/1969',
  ])('%j is an issue', (text) => {
    expect(typeof readDayCell(text)).toBe('object');
  });
});

describe('a file', () => {
  const words: ImportWords = {
    columns: new Map([['ชื่อลูกหนี้', 'debtor_name']]),
    values: new Map([
      ['เงินกู้', 'loan'],
      ['ใช่', 'yes'],
    ]),
  };
  const HEAD = ['ชื่อลูกหนี้ *', 'Amount (THB)', 'DETAILS'];

  it('has rows as a spreadsheet counts them, without the blank ones', () => {
    expect(
      readTable(
        [
          [...HEAD, 'Debt type', 'notes'],
          ['ก', '1', 'x', 'เงินกู้', 'skip'],
          ['', ' ', ''],
          ['ข', '2', 'y'],
        ],
        words,
        TODAY,
      ),
    ).toEqual({
      ok: true,
      unread: ['notes'],
      rows: [
        { row: 2, cells: { debtor_name: 'ก', amount: '1', details: 'x', debt_type: 'loan' } },
        { row: 4, cells: { debtor_name: 'ข', amount: '2', details: 'y', debt_type: '' } },
      ],
    });
  });

  it.each([
    [36526, '2000-01-01'],
    [46082, '2026-03-01'],
    [46716, '2027-11-25'],
    // More than a year ahead, and what may be a day that was typed without separators: 4/9/69.
    [46717, '46717'],
    [50969, '50969'],
    [40969, '40969'],
    [41369, '2013-04-05'],
    // The twins: a text, as in a CSV, and numbers that are not a whole one of five digits.
    ['46082', '46082'],
    [2569, '2569'],
    [244604, '244604'],
    [46082.5, '46082.5'],
    [-46082, '-46082'],
  ])('with %j in a column of days has %j there, and as it is in another', (cell, day) => {
    const table = [
      [...HEAD, 'due_on'],
      ['ก', '1', cell, cell],
    ];
    expect(readTable(table, words, TODAY)).toMatchObject({
      rows: [{ cells: { details: String(cell), due_on: day } }],
    });
  });

  const rows = (count: number) => Array.from({ length: count }, () => ['ก', '1', 'x']);
  it('is read up to its limit', () => {
    expect(readTable([HEAD, ...rows(IMPORT_LIMITS.rows)], words, TODAY).ok).toBe(true);
    expect(readTable([HEAD, ...rows(IMPORT_LIMITS.rows + 1)], words, TODAY)).toEqual({
      ok: false,
      problem: 'tooManyRows',
    });
  });

  it.each([
    ['nothing', [], { problem: 'empty' }],
    ['its head alone', [HEAD], { problem: 'empty' }],
    ['no amount', [['ชื่อลูกหนี้', 'details'], ...rows(1)], { problem: 'columnsMissing', columns: ['amount'] }],
    [
      'a column twice',
      [[...HEAD, 'debtor_name'], ...rows(1)],
      { problem: 'columnTwice', columns: ['debtor_name'] },
    ],
  ])('with %s is not read', (_name, table, problem) => {
    expect(readTable(table, words, TODAY)).toEqual({ ok: false, ...problem });
  });

  it('returns a text as it was before it was written as a safe cell', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `=${text}`),
        ),
        (text) => {
          // An apostrophe before something that is run is what spreadsheets and `csvCell` add.
          fc.pre(!text.startsWith("'") && text.trim() !== '');
          const cell = csvCell(text);
          const parsed = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          const found = readTable([HEAD, [parsed, '1', 'x']], words, TODAY);
          expect(found.ok && found.rows[0]?.cells.debtor_name).toBe(text);
        },
      ),
    );
  });
});
