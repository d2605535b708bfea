import { useState } from 'react';
import type { Live } from './connection';

/** The data that were ready last, while a longer list of the same is being read; undefined before the first. */
export function useKept<T>({ status, data }: Live<T>): T | undefined {
  const [kept, setKept] = useState<T>();
  if (status === 'ready' && kept !== data) setKept(() => data);
  return status === 'ready' ? data : kept;
}
