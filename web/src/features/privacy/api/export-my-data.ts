import { exportMyData as contract } from '@app/domain/contracts/export-my-data';
import { call } from '@/lib/firebase/callable';
import { loadStorage } from '@/lib/firebase/app';
import { codeOf, ProblemError } from '@/lib/firebase/problems';
import { saveBlob } from '@/lib/media/save-blob';

/** Many files take minutes; the function itself gives up after nine. In ms. */
const ANSWER_WITHIN = 550_000;

/** The hour's export has been made. */
export class TooSoonError extends Error {
  /** From when on there is another one; null when the server does not say. */
  readonly until: Date | null;
  constructor(until: Date | null) {
    super('too soon');
    this.name = 'TooSoonError';
    this.until = until;
  }
}

/**
 * Has the own data made into an archive and saves it.
 * @returns the file's name
 * @throws TooSoonError; ProblemError `offline`; the SDK's error
 */
export async function exportMyData(): Promise<string> {
  if (!navigator.onLine) throw new ProblemError('offline');
  const made = await call(contract, {}, { timeout: ANSWER_WITHIN }).catch((error: unknown) => {
    throw codeOf(error) === 'functions/resource-exhausted' ? new TooSoonError(untilOf(error)) : error;
  });
  const { storage, ref, getBlob } = await loadStorage();
  saveBlob(await getBlob(ref(storage, made.path)), made.filename);
  return made.filename;
}

function untilOf(error: unknown): Date | null {
  const details: unknown =
    typeof error === 'object' && error !== null && 'details' in error ? error.details : null;
  const until: unknown =
    typeof details === 'object' && details !== null && 'until' in details ? details.until : null;
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? new Date(until) : null;
}
