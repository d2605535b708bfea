import { Failure } from '../failure.ts';

/** The timeout, far longer than anything measured may take, in milliseconds. */
const PATIENCE = 60_000;

/** The promise, or after the timeout a Failure that names what was waited for. */
export async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`Waited ${PATIENCE / 1_000} s for ${what}.`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
