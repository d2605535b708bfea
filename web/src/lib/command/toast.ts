import { LEFT_TOAST } from '@app/domain/browser-keys';
import { useSyncExternalStore, type ReactNode } from 'react';
import { tabStorage } from '../browser-storage.ts';

/** How long a toast stays, in ms (requirements section 9). */
export const TOAST_DURATION = 5_000;

export interface Toast {
  id: number;
  variant: 'default' | 'destructive';
  /** It says that something is so, not that something has been done. */
  neutral?: boolean;
  title: string;
  /** A text; an element in a card alone, which is not handed over to the next page. */
  description?: ReactNode;
  /** A card instead of title and description alone (a live notification). */
  body?: ReactNode;
  /** The action takes the page from its reader, who need not read that it is not found. */
  leavesPage?: boolean;
  open: boolean;
}

export type NewToast = Pick<Toast, 'title' | 'description' | 'body' | 'neutral' | 'leavesPage'> & {
  variant?: Toast['variant'];
};

/** One toast at a time: a new one replaces the old (requirements section 9). */
let current: Toast | null = null;
/** The newest feed card that may not be shown yet. */
let waiting: NewToast | null = null;
/** How many dialogs and menus hold cards of the feed back. */
let holds = 0;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function showWaiting(): void {
  const next = waiting;
  waiting = null;
  if (next !== null) toasts.show(next);
}

export const toasts = {
  /** A card of the feed waits until the current toast about the reader's own action has gone, and until no dialog or menu is open. */
  show: (toast: NewToast): void => {
    const isBusy = holds > 0 || (current !== null && current.body === undefined);
    if (toast.body !== undefined && isBusy) {
      waiting = toast;
      return;
    }
    lastId += 1;
    set({ variant: 'default', ...toast, id: lastId, open: true });
  },
  /** Toast `id` (or whichever is there) begins to leave. */
  dismiss: (id?: number): void => {
    if (current !== null && (id === undefined || current.id === id)) set({ ...current, open: false });
  },
  /** Toast `id` has left. */
  remove: (id: number): void => {
    if (current?.id !== id) return;
    set(null);
    showWaiting();
  },
  /** Says that the page is not found, unless the reader has just left it by an action. */
  showNotFound: (title: string): void => {
    if (current?.leavesPage !== true) toasts.show({ variant: 'destructive', title });
  },
  /**
   * Keeps cards of the feed back while a dialog or a menu is open: a card would lie over it and take its Escape key, and would name
   * another case on a screen that is held up to a debtor. One that is shown is taken away, and comes back afterwards.
   * @returns what ends it
   */
  holdCards: (): (() => void) => {
    holds += 1;
    if (current?.open === true && current.body !== undefined) {
      waiting ??= current;
      set(null);
    }
    return () => {
      holds -= 1;
      showWaiting();
    };
  },
  /** Shows the toast handed over by the previous page. */
  takeOver: (): void => {
    const left = tabStorage.readJson(LEFT_TOAST);
    tabStorage.write(LEFT_TOAST, null);
    const { title, description, variant } = (left ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string') return;
    toasts.show({
      title,
      ...(typeof description === 'string' ? { description } : {}),
      variant: variant === 'destructive' ? variant : 'default',
    });
  },
  /** Called before leaving the page for another: the open toast is shown again there. */
  handOver: (): void => {
    addEventListener(
      'pagehide',
      () => {
        if (current?.open !== true || current.body !== undefined) return;
        const { title, description, variant } = current;
        tabStorage.write(LEFT_TOAST, JSON.stringify({ title, description, variant }));
      },
      { once: true },
    );
  },
  /** At a change of person: no toast of one person is left for the next. */
  clear: (): void => {
    waiting = null;
    set(null);
  },
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
