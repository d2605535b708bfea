import { session } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';

/** Shows a toast to the person who began a save, and to nobody who uses the tab after that. */
export type Tell = typeof toasts.show;

/** Runs a save, one at a time. `save` handles its own errors, and tells by what it is given. */
export function useSave<Given extends unknown[]>(
  uid: string,
  save: (tell: Tell, ...given: Given) => Promise<void>,
): { busy: boolean; run: (...given: Given) => Promise<void> } {
  const tell: Tell = (toast) => {
    const now = session.get();
    if ('uid' in now && now.uid === uid) toasts.show(toast);
  };
  return useOneAtATime((...given: Given) => save(tell, ...given));
}
