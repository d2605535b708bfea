import { dayOf } from '@app/domain/calendar';
import {
  IMPORT_LIMITS,
  readTable,
  type ImportWords,
  type ReadTable,
  type TableCell,
} from '@app/domain/case-import';

/** A file that was chosen for an import, or why it cannot be read. */
export type ImportFile = { name: string; importId: string } & (
  | ReadTable
  | { ok: false; problem: 'tooLarge' | 'oldExcel' | 'unreadable' }
);

const XLSX = [0x50, 0x4b, 0x03, 0x04];
/** Excel before 2007. */
const XLS = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a CSV or XLSX file on the device: nothing is sent. Never throws. */
export async function readImportFile(file: File, words: ImportWords): Promise<ImportFile> {
  const { name } = file;
  if (file.size > IMPORT_LIMITS.bytes) return { name, importId: '', ok: false, problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const importId = await importIdOf(bytes);
    if (startsWith(bytes, XLS)) return { name, importId, ok: false, problem: 'oldExcel' };
    const table = startsWith(bytes, XLSX) ? await sheetTable(file) : await csvTable(decode(bytes));
    return { name, importId, ...readTable(table, words, dayOf(new Date())) };
  } catch {
    return { name, importId: '', ok: false, problem: 'unreadable' };
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

/** The beginning of the SHA-256 in hex: the same file is the same import (`importCases`). */
async function importIdOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** UTF-8, with a byte order mark or not; otherwise what Excel writes in Thai. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

async function csvTable(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(text, { skipEmptyLines: false }).data;
}

/**
 * The first sheet, every cell as the text that a CSV would hold; a day as `2026-11-24`. Numbers stay numbers: read-excel-file does not
 * know the formats of the Buddhist era (`d/m/bbbb`), so a day in one of them is a number until `readTable` knows its column.
 */
async function sheetTable(file: File): Promise<TableCell[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'number') return cell;
      return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
    }),
  );
}
