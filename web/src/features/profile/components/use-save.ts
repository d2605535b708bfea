import { useRef, useState } from 'react';
import { session } from '@/lib/session';
import { toasts } from '@/lib/toast';

/** Shows a toast to the person who began a save, and to nobody who uses the tab after that. */
export type Tell = typeof toasts.show;

/**
 * Runs a save, one at a time: twenty quick clicks are one. State alone would let through those that come before the next
 * render. `save` handles its own errors.
 */
export function useSave<Given extends unknown[]>(
  uid: string,
  save: (tell: Tell, ...given: Given) => Promise<void>,
): { busy: boolean; run: (...given: Given) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const tell: Tell = (toast) => {
    const now = session.get();
    if ('uid' in now && now.uid === uid) toasts.show(toast);
  };
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await save(tell, ...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
