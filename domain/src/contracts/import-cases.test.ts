import { expect, it } from 'vitest';
import { IMPORT_COLUMNS, IMPORT_LIMITS } from '../case-import.ts';
import { importCases } from './import-cases.ts';

const accepts = (cells: object) =>
  importCases.input.safeParse({ importId: 'a'.repeat(32), rows: [{ row: 2, cells }] }).success;

it('a row has any of the columns, as texts that are not too long, and no others', () => {
  expect(accepts({})).toBe(true);
  expect(accepts(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, 'x'])))).toBe(true);
  expect(accepts({ amount: undefined })).toBe(true);
  expect(accepts({ amount: 'x'.repeat(IMPORT_LIMITS.cell) })).toBe(true);
  expect(accepts({ amount: 'x'.repeat(IMPORT_LIMITS.cell + 1) })).toBe(false);
  expect(accepts({ amount: 7 })).toBe(false);
  expect(accepts({ amount: '7', user_id: 'x' })).toBe(false);
});
