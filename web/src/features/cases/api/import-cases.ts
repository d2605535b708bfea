import { importCases as contract, type ImportedRow } from '@app/domain/contracts/import-cases';
import type { ImportRow } from '@app/domain/case-import';
import { call } from '@/lib/firebase/callable';

/** A batch of rows becomes cases, within a minute on a busy day. In ms. */
const TIMEOUT = 120_000;

/** Sends rows of a file, `IMPORT_LIMITS.batch` at most. @throws ProblemError; LimitError; the SDK's error */
export async function importCases(importId: string, rows: readonly ImportRow[]): Promise<ImportedRow[]> {
  return (await call(contract, { importId, rows: [...rows] }, { timeout: TIMEOUT })).rows;
}
