import { loadStorage } from '../firebase/app.ts';
import { saveBlob } from './save-blob.ts';

/**
 * Reads a file that the server has made, with the person's own rights, and saves it; no link to it ever exists.
 * @param path of the object in Storage
 * @param name of the file on the person's device
 * @throws ProblemError `offline`; the SDK's error
 */
export async function saveStoredFile(path: string, name: string): Promise<void> {
  const { storage, ref, getBlob } = await loadStorage();
  saveBlob(await getBlob(ref(storage, path)), name);
}
