import { exportMyData as contract } from '@app/domain/contracts/export-my-data';
import { call } from '@/lib/firebase/callable';
import { saveStoredFile } from '@/lib/media/save-stored-file';

/** Many files take minutes; the function itself gives up after nine. In ms. */
const ANSWER_WITHIN = 550_000;

/**
 * Has the own data made into an archive and saves it.
 * @returns the file's name
 * @throws LimitError within an hour after the last one; ProblemError `offline`; the SDK's error
 */
export async function exportMyData(): Promise<string> {
  const made = await call(contract, {}, { timeout: ANSWER_WITHIN });
  await saveStoredFile(made.path, made.filename);
  return made.filename;
}
