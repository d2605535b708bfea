import { session } from './session.ts';
import { toasts } from './toast.ts';

/** Shows a toast to one person. */
export type Tell = typeof toasts.show;

/** @returns how to tell whoever uses this tab now what became of their doing, and nobody who uses it after that */
export function tellWhoeverIsHere(): Tell {
  const began = person();
  return (toast) => {
    if (person() === began) toasts.show(toast);
  };
}

function person(): string | null {
  const now = session.get();
  return 'uid' in now ? now.uid : null;
}
