import { useRef, useState } from 'react';

/**
 * Runs `work` unless it is running already: twenty quick clicks are one. State alone would let through those that come
 * before the next render. `work` handles its own errors.
 */
export function useOneAtATime<Arguments extends unknown[]>(
  work: (...given: Arguments) => Promise<void>,
): { busy: boolean; run: (...given: Arguments) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (...given: Arguments) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work(...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
