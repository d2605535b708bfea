import { toProblem, type Problem } from '@/lib/firebase/problems';
import { discardCaseFiles, uploadCaseFile, type UploadProgress } from './upload-case-file';

/** One of several files could not be uploaded, or all were cancelled. */
export class UploadError extends Error {
  readonly fileName: string;
  readonly problem: Problem;

  constructor(fileName: string, problem: Problem, options?: ErrorOptions) {
    super(`${fileName}: ${problem}`, options);
    this.name = 'UploadError';
    this.fileName = fileName;
    this.problem = problem;
  }
}

interface Uploads {
  uid: string;
  caseId: string;
  /** Each with a separate signal, so that one can be cancelled while the others go on. */
  files: readonly { id: string; file: File; signal: AbortSignal }[];
  onProgress: (id: string, progress: UploadProgress) => void;
  /** `path` is the object's, of the file that has just been stored. */
  onStored: (id: string, path: string) => void;
  /** Cancels all of them; uploads that run end by their own signals, which the caller aborts as well. */
  signal: AbortSignal;
}

/**
 * Uploads attachments sequentially, so that no other upload is in flight, and perhaps completes after all, when one
 * fails and the caller deletes the rest.
 * @throws UploadError at the first file that fails; `cancelled` when all were cancelled
 */
export async function uploadCaseFiles({
  uid,
  caseId,
  files,
  onProgress,
  onStored,
  signal,
}: Uploads): Promise<void> {
  const startedAt = Date.now();
  for (const [index, { id, file, signal: own }] of files.entries()) {
    if (own.aborted && !signal.aborted) continue;
    try {
      const path = await uploadCaseFile({
        uid,
        caseId,
        file,
        // A distinct time for each: files of equal name stay two files.
        timeMs: startedAt + index,
        onProgress: (progress) => onProgress(id, progress),
        signal: own,
      });
      if (own.aborted) void discardCaseFiles([path]);
      else onStored(id, path);
    } catch (error) {
      if (own.aborted && !signal.aborted) continue;
      throw new UploadError(file.name, toProblem(error), { cause: error });
    }
  }
}
