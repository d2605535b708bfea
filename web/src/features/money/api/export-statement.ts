import { exportStatement as contract, type StatementRequest } from '@app/domain/contracts/export-statement';
import { call } from '@/lib/firebase/callable';
import { saveStoredFile } from '@/lib/media/save-stored-file';

/**
 * Has the server make the statement of a case, reads the file with the person's own rights, and saves it.
 * @returns the file's name
 * @throws LimitError; ProblemError `offline`; the SDK's error
 */
export async function exportStatement(request: StatementRequest): Promise<string> {
  const made = await call(contract, request);
  await saveStoredFile(made.path, made.filename);
  return made.filename;
}
