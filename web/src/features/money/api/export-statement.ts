import { exportStatement as contract, type StatementRequest } from '@app/domain/contracts/export-statement';
import { loadStorage } from '@/lib/firebase/app';
import { call } from '@/lib/firebase/callable';
import { saveBlob } from '@/lib/media/save-blob';

/** A connection that brings nothing for this long has failed, in ms; without it a read tries for two minutes. */
const GIVE_UP_AFTER = 20_000;

/**
 * Has the server make the statement of a case, reads the file with the person's own rights, and saves it.
 * @returns the file's name
 * @throws LimitError; ProblemError `offline`; the SDK's error
 */
export async function exportStatement(request: StatementRequest): Promise<string> {
  const made = await call(contract, request);
  const { storage, ref, getBlob } = await loadStorage();
  storage.maxOperationRetryTime = GIVE_UP_AFTER;
  saveBlob(await getBlob(ref(storage, made.path)), made.filename);
  return made.filename;
}
