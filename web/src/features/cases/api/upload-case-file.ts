import { caseFileProblem, storedFileName, TAIL_BYTES, type FileProblem } from '@app/domain/file';
import { storagePaths } from '@app/domain/paths';
import { loadStorage } from '@/lib/firebase';
import { ProblemError } from '@/lib/problems';

/** A connection that brings nothing for this long has failed, in ms; without it an upload tries for ten minutes. */
const GIVE_UP_AFTER = 20_000;

/** Why a chosen file cannot be attached, or null. Reads its first and last bytes, not the whole of it. */
export async function inspectFile(file: File): Promise<FileProblem | null> {
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  return caseFileProblem(
    file,
    await bytes(0, 16),
    await bytes(Math.max(0, file.size - TAIL_BYTES), file.size),
  );
}

interface Upload {
  uid: string;
  caseId: string;
  file: File;
  /** ms since 1970; tells files of equal name apart. */
  timeMs: number;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one attachment. It belongs to the case named in its metadata, which need not exist yet.
 * @returns the object's path, which goes into `file_urls`
 * @throws ProblemError `offline`, `cancelled`, or Storage's error
 */
export async function uploadCaseFile({
  uid,
  caseId,
  file,
  timeMs,
  onProgress,
  signal,
}: Upload): Promise<string> {
  if (!navigator.onLine) throw new ProblemError('offline');
  const { storage, ref, uploadBytesResumable } = await loadStorage();
  storage.maxUploadRetryTime = GIVE_UP_AFTER;
  const path = storagePaths.caseFile(uid, storedFileName(file.name, timeMs));
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type,
    // Opened in a browser by whoever finds a way, it is saved, never run (SECURITY S3).
    contentDisposition: 'attachment',
    customMetadata: { case_id: caseId },
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) task.cancel();
    await new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        (snapshot) =>
          onProgress(snapshot.totalBytes === 0 ? 0 : snapshot.bytesTransferred / snapshot.totalBytes),
        reject,
        () => resolve(),
      );
    });
    return path;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Takes away files of a submission that did not come about. What fails here is swept by the server after a day. */
export async function discardCaseFiles(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { storage, ref, deleteObject } = await loadStorage();
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}
