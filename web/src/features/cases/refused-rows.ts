import { IMPORT_COLUMNS, type CellIssue, type ImportColumn, type ImportRow } from '@app/domain/case-import';
import { csvCell, csvOf } from '@app/domain/csv';

/** A row that did not become a case. */
export interface RefusedRow extends ImportRow {
  issues: readonly CellIssue[];
}

interface Heads {
  columns: Readonly<Record<ImportColumn, string>>;
  row: string;
  reason: string;
}

/**
 * The rows that were refused as a file: corrected, it can be imported, because the columns that it adds are not read.
 * @param reasonOf the sentences of a row
 */
export function refusedCsv(
  rows: readonly RefusedRow[],
  { columns, row, reason }: Heads,
  reasonOf: (row: RefusedRow) => string,
): string {
  return csvOf([
    [...IMPORT_COLUMNS.map((column) => columns[column]), row, reason].map(csvCell),
    ...rows.map((one) =>
      [...IMPORT_COLUMNS.map((column) => one.cells[column] ?? ''), String(one.row), reasonOf(one)].map(
        csvCell,
      ),
    ),
  ]);
}

/** The file to begin with: the columns, and no row that might be sent by mistake. */
export function templateCsv({ columns }: Pick<Heads, 'columns'>): string {
  return csvOf([IMPORT_COLUMNS.map((column) => csvCell(columns[column]))]);
}
