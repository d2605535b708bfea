import type { Live } from '@/lib/live/connection';

/** A subscription whose value has come. */
export function ready<T>(data: T, retry: () => void = () => undefined): Live<T> {
  return { status: 'ready', data, problem: undefined, retry };
}
