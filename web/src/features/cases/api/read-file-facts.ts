import { isCaseFileType, type CaseFileType } from '@app/domain/file';
import { credentials } from '@/lib/firebase/app';
import { ProblemError, type Problem } from '@/lib/firebase/problems';
import { objectAddress } from '@/lib/firebase/storage-address';

/** A connection that brings nothing for this long has failed, in ms. */
const GIVE_UP_AFTER = 20_000;

/** What is known of a stored file without reading it. */
export interface FileFacts {
  /** Bytes. */
  size: number;
  /** null: none of the types that may be attached. */
  type: CaseFileType | null;
}

/**
 * Asks for size and type of a stored file, with the person's own rights and by one request: a case is opened far more often
 * than its files, and Storage's SDK (10 KiB) comes with the first of those.
 * @throws ProblemError `offline`, `denied`, `notFound`, `tooManyRequests` or `unknown`
 */
export async function readFileFacts(path: string): Promise<FileFacts> {
  if (!navigator.onLine) throw new ProblemError('offline');
  const headers = await credentials();
  const answer = await ask(objectAddress(path), headers);
  if (!answer.ok) throw new ProblemError(PROBLEMS[answer.status] ?? 'unknown');
  const { size, contentType } = (await answer.json()) as { size?: unknown; contentType?: unknown };
  const bytes = Number(size);
  if (!Number.isSafeInteger(bytes)) throw new ProblemError('unknown');
  return {
    size: bytes,
    type: typeof contentType === 'string' && isCaseFileType(contentType) ? contentType : null,
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(GIVE_UP_AFTER) });
  } catch (error) {
    throw new ProblemError('offline', { cause: error });
  }
}

const PROBLEMS: Readonly<Record<number, Problem>> = {
  401: 'denied',
  403: 'denied',
  404: 'notFound',
  429: 'tooManyRequests',
};
