import { toProblem, type Problem } from '@/lib/problems';
import { discardCaseFiles, uploadCaseFile } from './upload-case-file';

/** One of several files could not be uploaded, so none of them stays. */
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
  files: readonly { id: string; file: File }[];
  /** `share` from 0 to 1. */
  onProgress: (id: string, share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads attachments, all or none. One after the other, so that no second file is still on its way, and perhaps stored
 * after all, when one fails and the rest is taken away.
 * @returns the objects' paths by the files' ids
 * @throws UploadError
 */
export async function uploadCaseFiles({
  uid,
  caseId,
  files,
  onProgress,
  signal,
}: Uploads): Promise<Map<string, string>> {
  const startedAt = Date.now();
  const stored = new Map<string, string>();
  for (const [index, { id, file }] of files.entries()) {
    try {
      const path = await uploadCaseFile({
        uid,
        caseId,
        file,
        // A time of its own for each: files of equal name stay two files.
        timeMs: startedAt + index,
        onProgress: (share) => onProgress(id, share),
        signal,
      });
      stored.set(id, path);
    } catch (error) {
      void discardCaseFiles([...stored.values()]);
      throw new UploadError(file.name, toProblem(error), { cause: error });
    }
  }
  return stored;
}
