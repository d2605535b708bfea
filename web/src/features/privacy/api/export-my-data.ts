import { exportMyData as contract } from '@app/domain/contracts/export-my-data';
import { call } from '@/lib/firebase/callable';
import { loadStorage } from '@/lib/firebase/app';
import { saveBlob } from '@/lib/media/save-blob';

/** Many files take minutes; the function itself gives up after nine. In ms. */
const ANSWER_WITHIN = 550_000;

/**
 * Has the own data made into an archive and saves it.
 * @returns the file's name
 * @throws LimitError within an hour after the last one; ProblemError `offline`; the SDK's error
 */
export async function exportMyData(): Promise<string> {
  const made = await call(contract, {}, { timeout: ANSWER_WITHIN });
  const { storage, ref, getBlob } = await loadStorage();
  saveBlob(await getBlob(ref(storage, made.path)), made.filename);
  return made.filename;
}
