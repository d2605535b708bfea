import { caseFileProblem, decodeText, storedFileName, TAIL_BYTES, type FileProblem } from '@app/domain/file';
import { storagePaths } from '@app/domain/paths';
import type { UploadTask } from 'firebase/storage';
import { loadStorage } from '@/lib/firebase/app';
import { ProblemError, toProblem } from '@/lib/firebase/problems';

/** Why a chosen file cannot be attached, or null. Reads its first and last bytes; of a text, which is small, all of it. */
export async function inspectFile(file: File): Promise<FileProblem | null> {
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  const problem = caseFileProblem(
    file,
    await bytes(0, 16),
    await bytes(Math.max(0, file.size - TAIL_BYTES), file.size),
  );
  if (problem !== null || file.type !== 'text/plain') return problem;
  return decodeText(await bytes(0, file.size)) === null ? 'fileNotWhatItSays' : null;
}

/** How far a file has got. */
export interface UploadProgress {
  /** From 0 to 1. */
  share: number;
  /** Offline; the upload resumes automatically on reconnect. */
  waiting: boolean;
}

interface Upload {
  uid: string;
  caseId: string;
  file: File;
  /** ms since 1970; tells files of equal name apart. */
  timeMs: number;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

/**
 * Uploads one attachment. It belongs to the case named in its metadata, which need not exist yet. When the network goes
 * on the way, the upload waits for it. What is cancelled or fails leaves nothing behind.
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
  const { storage, ref, uploadBytesResumable } = await loadStorage();
  if (signal.aborted) throw new ProblemError('cancelled');
  const path = storagePaths.caseFile(uid, storedFileName(file.name, timeMs));
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type,
    // Opened in a browser by any route, it is saved, never run (security S3).
    contentDisposition: 'attachment',
    // A copy in a cache would be read without the rules.
    cacheControl: 'private, no-store',
    customMetadata: { case_id: caseId },
  });
  try {
    await follow(task, onProgress, signal);
    return path;
  } catch (error) {
    // Sent again because the first answer was lost: nobody may overwrite a file, and this one is there.
    if (toProblem(error) === 'denied' && (await isStored(path, file.size))) return path;
    // Cut off after the last byte, it may have been stored all the same.
    void discardCaseFiles([path]);
    throw error;
  }
}

/** Settles when the task has; pauses it while there is no network. */
async function follow(
  task: UploadTask,
  onProgress: Upload['onProgress'],
  signal: AbortSignal,
): Promise<void> {
  const listening = new AbortController();
  const during = { signal: listening.signal };
  try {
    await new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        ({ bytesTransferred, totalBytes, state }) => {
          onProgress({
            share: totalBytes === 0 ? 0 : bytesTransferred / totalBytes,
            waiting: state === 'paused',
          });
        },
        reject,
        () => resolve(),
      );
      window.addEventListener('offline', () => task.pause(), during);
      window.addEventListener('online', () => task.resume(), during);
      if (!navigator.onLine) task.pause();
      const cancel = () => {
        // A task that waits ignores its cancelling, and one without a network may never say that it is cancelled.
        task.resume();
        task.cancel();
        reject(new ProblemError('cancelled'));
      };
      signal.addEventListener('abort', cancel, during);
      if (signal.aborted) cancel();
    });
  } finally {
    listening.abort();
  }
}

async function isStored(path: string, size: number): Promise<boolean> {
  try {
    const { storage, ref, getMetadata } = await loadStorage();
    return (await getMetadata(ref(storage, path))).size === size;
  } catch {
    return false;
  }
}

/** Takes away files of a submission that did not come about. What fails here is swept by the server after a day. */
export async function discardCaseFiles(paths: readonly string[]): Promise<void> {
  const discard = async (path: string) => {
    const { storage, ref, deleteObject } = await loadStorage();
    await deleteObject(ref(storage, path));
  };
  await Promise.allSettled(paths.map(discard));
}
