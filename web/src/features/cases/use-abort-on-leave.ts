import { useEffect, useRef } from 'react';

/** A signal that is aborted when the screen is unmounted. Replaced when StrictMode remounts it. */
export function useAbortOnLeave() {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return { signal: () => controller.current.signal };
}
