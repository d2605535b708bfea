import { addDays } from './calendar.ts';
import { newCaseSchema, type NewCase } from './case.ts';
import { CLAIM_PARTS, newClaimSheetSchema, type NewClaimSheet } from './claim-sheet.ts';
import { FORMULA } from './csv.ts';
import { DEBT_KINDS, type DebtKind } from './law/limitation.ts';
import { parseAmount } from './money.ts';
import { readDay } from './read-day.ts';
import { isBlank, ISSUE } from './text.ts';

/** How much one file and one call of the import may hold (docs/decisions/197); how much in a day: `DAILY_BUDGET`. */
export const IMPORT_LIMITS = {
  /** Rows of a file below its head, blank ones not counted. */
  rows: 1_000,
  /** Bytes of a file. */
  bytes: 4 * 1024 * 1024,
  /** Rows of a call. */
  batch: 100,
  /** UTF-16 units of a cell: more than any field may hold, so that a text that is too long is named as such. */
  cell: 20_000,
} as const;

/** The columns of a file by the names that every language understands, in the order of the template. */
export const IMPORT_COLUMNS = [
  'debtor_name',
  'amount',
  'details',
  'debt_type',
  'for_business',
  'due_on',
  'default_on',
  'last_paid_on',
  'cheque_dated_on',
  'cheque_returned_on',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Those without which nothing can be read. */
const REQUIRED_COLUMNS = ['debtor_name', 'amount', 'details'] as const satisfies readonly ImportColumn[];

/** The words of the column `for_business`. */
const ANSWERS = ['yes', 'no'] as const;

/** The texts of a row, by column; a column that the file lacks is absent. */
export type ImportCells = Partial<Record<ImportColumn, string | undefined>>;

/** What is wrong with a cell; the sentences are in `web/src/i18n/locales/<lng>/lazy/case-import.json`. */
export const IMPORT_ISSUES = [
  ISSUE.required,
  ISSUE.tooLong,
  ISSUE.amountNumber,
  ISSUE.amountPositive,
  ISSUE.amountDecimals,
  ISSUE.amountTooLarge,
  ISSUE.dayInvalid,
  /** A year with other than four digits: its era and its century are not guessed. */
  'yearUnclear',
  'kindUnknown',
  /** Something of the claim is stated, and its kind is not. */
  'kindMissing',
  /** The form asks nothing of this kind for a debt of that kind. */
  'notForKind',
  'answerUnknown',
] as const;
export type ImportIssue = (typeof IMPORT_ISSUES)[number];

export interface CellIssue {
  column: ImportColumn;
  issue: ImportIssue;
}

/** A row that can become a case, or what is wrong with each of its cells. */
export type ReadRow =
  | { ok: true; item: NewCase; /** null: nothing is stated. */ claim: NewClaimSheet | null }
  | { ok: false; issues: CellIssue[] };

/**
 * Reads one row as the form of a new case and the form of a claim would. Nothing is guessed: what is not clear is an issue. Texts
 * stay as they are, also those that a spreadsheet would run.
 */
export function readRow(cells: ImportCells): ReadRow {
  const issues: CellIssue[] = [];
  const found = (column: ImportColumn, issue: string | undefined) => {
    issues.push({ column, issue: IMPORT_ISSUES.find((known) => known === issue) ?? ISSUE.required });
  };
  const text = (column: ImportColumn) => cells[column] ?? '';
  const amount = parseAmount(text('amount'));
  const item = newCaseSchema.safeParse({
    debtor_name: text('debtor_name'),
    amount: amount ?? Number.NaN,
    details: text('details'),
  });
  for (const { path, message } of item.error?.issues ?? []) {
    const column = IMPORT_COLUMNS.find((name) => name === path[0]) ?? 'debtor_name';
    found(column, column === 'amount' && amount === undefined ? ISSUE.required : message);
  }
  const claim = readClaim(text, found);
  return item.success && issues.length === 0 ? { ok: true, item: item.data, claim } : { ok: false, issues };
}

/** The columns of the claim that belong to each part of its form. */
const PART_OF = {
  due_on: 'due_on',
  default_on: 'default_on',
  last_paid_on: 'last_paid_on',
  cheque_dated_on: 'cheques',
  cheque_returned_on: 'cheques',
} as const satisfies Partial<Record<ImportColumn, string | undefined>>;
const DAY_COLUMNS = Object.keys(PART_OF) as readonly (keyof typeof PART_OF)[];

function readClaim(
  text: (column: ImportColumn) => string,
  found: (column: ImportColumn, issue: ImportIssue) => void,
): NewClaimSheet | null {
  const stated = (['for_business', ...DAY_COLUMNS] as const).filter((column) => !isBlank(text(column)));
  const kind = kindOf(text('debt_type'));
  if (kind === null) {
    if (stated.length > 0) found('debt_type', 'kindMissing');
    return null;
  }
  if (kind === undefined) {
    found('debt_type', 'kindUnknown');
    return null;
  }
  const days: Partial<Record<keyof typeof PART_OF, string>> = {};
  let isForBusiness: boolean | undefined;
  for (const column of stated) {
    if (column === 'for_business') {
      const answer = ANSWERS.find((one) => one === plain(text(column)));
      if (kind !== 'goods') found(column, 'notForKind');
      else if (answer === undefined) found(column, 'answerUnknown');
      else isForBusiness = answer === 'yes';
      continue;
    }
    const day = readDayCell(text(column));
    if (!CLAIM_PARTS[kind].includes(PART_OF[column])) found(column, 'notForKind');
    else if (typeof day === 'string') days[column] = day;
    else found(column, day.issue);
  }
  const { cheque_dated_on: dated_on, cheque_returned_on: first_returned_on, ...others } = days;
  const cheque = { ...(dated_on && { dated_on }), ...(first_returned_on && { first_returned_on }) };
  return newClaimSheetSchema.parse({
    debt_type: kind,
    ...(isForBusiness !== undefined && { for_business: isForBusiness }),
    ...others,
    ...(Object.keys(cheque).length > 0 && { cheques: [cheque] }),
  });
}

/** @returns null: not stated; undefined: no such kind */
function kindOf(text: string): DebtKind | null | undefined {
  return isBlank(text) ? null : DEBT_KINDS.find((kind) => kind === plain(text));
}

/**
 * A day as it is written in a file: `2026-11-24`, as a spreadsheet's date is handed over, or day, month and year with `/`, `.`, `-` or
 * blanks between them. The year has four digits, of either era: below 2400 it is of the Christian era.
 */
export function readDayCell(text: string): string | { issue: ImportIssue } {
  const parts = text
    .normalize('NFKC')
    .trim()
    .replace(/[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '')
    .split(/[\s/.-]+/);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => !/^[\d๐-๙]+$/.test(part)))
    return { issue: ISSUE.dayInvalid };
  const [date, year] = first.length >= 3 ? [third, first] : [first, third];
  if (year.length !== 4) return { issue: 'yearUnclear' };
  const day = readDay(date, second, year);
  // The days of a claim are of this century (`isClaimDay`).
  return day?.startsWith('20') === true ? day : { issue: ISSUE.dayInvalid };
}

/** A name or a word as it is compared: without case, marks, what is in brackets at its end. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s*\*$/, '')
    .replace(/[\s_]+/g, '_');
}

/** The words that files use in place of the plain names, compared by {@link plain}. */
export interface ImportWords {
  columns: ReadonlyMap<string, ImportColumn>;
  /** Kinds of debt and answers. */
  values: ReadonlyMap<string, string>;
}

export interface ImportRow {
  /** As the spreadsheet counts: the head is row 1. */
  row: number;
  cells: ImportCells;
}

/** A cell of a file: a text, or a number of a workbook, which may be a day. A CSV has texts alone. */
export type TableCell = string | number;

/** A file's rows, or why none of them can be read. */
export type ReadTable =
  | { ok: true; rows: ImportRow[]; /** Heads that are no column's. */ unread: string[] }
  | { ok: false; problem: 'empty' | 'tooManyRows' }
  | { ok: false; problem: 'columnsMissing' | 'columnTwice'; columns: ImportColumn[] };

/** @param table the cells of a file, its head first */
export function readTable(
  table: readonly (readonly TableCell[])[],
  words: ImportWords,
  today: string,
): ReadTable {
  const [first = [], ...body] = table;
  const head = first.map(String);
  const columns = head.map((name) => columnOf(name, words));
  const known = columns.filter((column) => column !== undefined);
  const rows = body.flatMap((written, index): ImportRow[] => {
    if (written.every((cell) => isBlank(String(cell)))) return [];
    const cells: ImportCells = {};
    columns.forEach((column, at) => {
      if (column !== undefined)
        cells[column] = cellOf(column, textOf(column, written[at] ?? '', today), words);
    });
    return [{ row: index + 2, cells }];
  });
  if (head.every(isBlank)) return { ok: false, problem: 'empty' };
  const missing = REQUIRED_COLUMNS.filter((column) => !known.includes(column));
  if (missing.length > 0) return { ok: false, problem: 'columnsMissing', columns: missing };
  const twice = IMPORT_COLUMNS.filter((column) => known.indexOf(column) !== known.lastIndexOf(column));
  if (twice.length > 0) return { ok: false, problem: 'columnTwice', columns: twice };
  if (rows.length === 0) return { ok: false, problem: 'empty' };
  if (rows.length > IMPORT_LIMITS.rows) return { ok: false, problem: 'tooManyRows' };
  return { ok: true, rows, unread: head.filter((name, at) => columns[at] === undefined && !isBlank(name)) };
}

function columnOf(name: string, { columns }: ImportWords): ImportColumn | undefined {
  const word = plain(name);
  return IMPORT_COLUMNS.find((column) => column === word) ?? columns.get(word);
}

/** Days of a workbook are counted from here; Excel's 29 February 1900, which never was, matters to none of this century. */
const SERIAL_ZERO = '1899-12-30';

/** The furthest day ahead that is read from a number. A mistyped one would be years away. */
const AHEAD_DAYS = 366;
/** What may also be a day that was typed without separators and lost its zero: 50969 for 5/9/69. */
const TYPED_DAY = /^\d(0[1-9]|1[0-2])\d\d$/;

/**
 * A number of five digits in a column of days is the day that a workbook counts so. One that could be something else stays as it is, and is
 * refused: nothing is guessed.
 */
function textOf(column: ImportColumn, cell: TableCell, today: string): string {
  const text = String(cell);
  if (typeof cell !== 'number' || !DAY_COLUMNS.some((name) => name === column)) return text;
  if (!/^\d{5}$/.test(text) || TYPED_DAY.test(text)) return text;
  const day = addDays(SERIAL_ZERO, cell);
  return day <= addDays(today, AHEAD_DAYS) ? day : text;
}

/** A cell's text: without the apostrophe that `csvCell` puts before what might be run, kinds and answers by their plain names. */
function cellOf(column: ImportColumn, typed: string, { values }: ImportWords): string {
  const text = typed.startsWith("'") && FORMULA.test(typed.slice(1)) ? typed.slice(1) : typed;
  const isWord = column === 'debt_type' || column === 'for_business';
  return (isWord ? values.get(plain(text)) : undefined) ?? text;
}
