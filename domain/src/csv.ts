/** Cells of a CSV that spreadsheets open: RFC 4180, and nothing that they run. */

/**
 * What a spreadsheet may run as a formula: `= + - @`, their full-width and small forms and control characters at the
 * beginning, also after blanks, invisible characters and quotes (security E9).
 */
export const FORMULA = /^[\s\p{Cf}"'`]*[\p{Cc}=+\-@＝＋－＠﹦﹢﹣﹫−]/u;
/** Quoted as well: separators of other dialects, which would start a new cell with what follows. */
export const FOREIGN_SEPARATOR = /[;|\t]/;

/** With the byte order mark, spreadsheets read Thai as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
export const LINE_BREAK = '\r\n';

/** A text as a cell: one that might be run is prefixed with an apostrophe and quoted. */
export function csvCell(text: string): string {
  const isRun = FORMULA.test(text);
  const needsQuotes = isRun || /[",\r\n]|^\s|\s$/.test(text) || FOREIGN_SEPARATOR.test(text);
  const safe = isRun ? `'${text}` : text;
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @returns the rows with a byte order mark in front and no line break at the end */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.join(',')).join(LINE_BREAK);
}
