import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Notification } from './notification';

/**
 * The focus in a list of which only a part is in the page: the row that has it stays there however far one scrolls, Page
 * Down and Page Up go from one notification to the next (ARIA, feed), and when the focused one goes its neighbour takes over.
 */
export function useFeedFocus(items: readonly Notification[], list: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<string | null>(null);
  const focusedIndex = focused === null ? -1 : items.findIndex(({ id }) => id === focused);
  const lastIndex = useRef(-1);

  const moveTo = (index: number) => {
    const target = items[index];
    if (target === undefined) return;
    // First into the page, then to the focus.
    flushSync(() => setFocused(target.id));
    rowOf(list.current, target.id)?.focus();
  };

  useLayoutEffect(() => {
    if (focusedIndex >= 0) {
      lastIndex.current = focusedIndex;
      return;
    }
    if (focused === null || items.length === 0) return;
    const neighbour = items[Math.min(Math.max(lastIndex.current, 0), items.length - 1)];
    setFocused(neighbour?.id ?? null);
    if (neighbour !== undefined) rowOf(list.current, neighbour.id)?.focus();
  }, [focused, focusedIndex, items, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || focusedIndex < 0) return;
    event.preventDefault();
    moveTo(focusedIndex + step);
  };

  return {
    /** Which row must stay in the page; -1: none. */
    focusedIndex,
    handlers: {
      onKeyDown,
      onFocus: ({ target }: { target: Element }) => {
        const id = target.closest('[data-id]')?.getAttribute('data-id');
        if (id !== undefined && id !== null) setFocused(id);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
        // To another part of the page; a window that loses the focus gives it back to the same row.
        if (relatedTarget !== null && list.current?.contains(relatedTarget) !== true) setFocused(null);
      },
    },
  };
}

/** What is pressed in a row. */
function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
  return rows.find(({ dataset }) => dataset['id'] === id)?.querySelector('button') ?? null;
}
