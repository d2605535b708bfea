import { useSyncExternalStore, type ReactNode } from 'react';

/** How long a toast stays, in ms (SPEC section 9). */
export const TOAST_DURATION = 5_000;

export interface Toast {
  id: number;
  variant: 'default' | 'destructive';
  title: string;
  description?: string | undefined;
  /** A card instead of title and description alone (a live notification). */
  body?: ReactNode;
  open: boolean;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'body'> & { variant?: Toast['variant'] };

/** One toast at a time: a new one takes the place of the old (SPEC section 9). */
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const toasts = {
  show: (toast: NewToast): void => {
    lastId += 1;
    set({ variant: 'default', ...toast, id: lastId, open: true });
  },
  /** Toast `id` (or whichever is there) begins to leave. */
  dismiss: (id?: number): void => {
    if (current !== null && (id === undefined || current.id === id)) set({ ...current, open: false });
  },
  /** Toast `id` has left. */
  remove: (id: number): void => {
    if (current?.id === id) set(null);
  },
  /** At a change of person: nothing said to one is left for the next. */
  clear: (): void => set(null),
};

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
