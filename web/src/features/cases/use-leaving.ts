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

/** Asks before a reload or a closed tab cuts off what is being sent. */
export function useWarnBeforeUnload(sending: boolean) {
  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);
}
