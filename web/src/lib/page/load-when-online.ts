import { ProblemError } from '../firebase/problems.ts';

/**
 * Loads code that a form needs. Not without network: Chromium keeps a module that could not be fetched as failed until
 * the page is reloaded (whatwg/html#10327), and what was typed would be lost with it.
 * @throws ProblemError `offline`
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new ProblemError('offline');
  return load();
}

/** Prefetches the same code, while a person is still typing; a failure is reported when the code is needed. */
export function loadAhead(load: () => Promise<unknown>): void {
  loadWhenOnline(load).catch(() => undefined);
}
