import { lawConfirmationSchema, type LawConfirmation } from '@app/domain/law/confirmation';
import type { LawTable } from '@app/domain/law/tables';
import { paths } from '@app/domain/paths';
import type { Live } from './connection.ts';
import { useDocument } from './use-document.ts';

/**
 * A lawyer's confirmation of a version of a table, live; null while there is none. What shows a result of the table says that it is not
 * confirmed until the answer is there.
 */
export function useLawConfirmation(table: LawTable, n: number): Live<LawConfirmation | null> {
  return useDocument(paths.lawVersion(table, n), lawConfirmationSchema);
}
