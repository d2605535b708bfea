import { useEffect } from 'react';

/** Asks before a reload or a closed tab cuts off what is being sent. */
export function useWarnBeforeUnload(sending: boolean) {
  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);
}
