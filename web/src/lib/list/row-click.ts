import type { MouseEvent } from 'react';

/** What is pressed for its own sake. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

/** Was the row itself pressed, and no control in it, nor anything that a portal draws elsewhere? */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest(CONTROLS) === null;
}

/** A click on the row's own link (`data-row`), so that the browser does with it what it does with any link. */
function follow(row: HTMLElement, keys: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void {
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  row.querySelector('a[data-row]')?.dispatchEvent(click);
}

/**
 * A pointer may press a row anywhere to open it. The link in the row stays the only thing that the keyboard and screen
 * readers know. Text that is being selected opens nothing.
 */
export const ROW_CLICK = {
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (!isOnRow(event) || window.getSelection()?.isCollapsed === false) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    follow(event.currentTarget, { ctrlKey, metaKey, shiftKey });
  },
  /** The middle button opens another tab, and does not begin to scroll. */
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && isOnRow(event)) event.preventDefault();
  },
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && isOnRow(event))
      follow(event.currentTarget, { ctrlKey: true, metaKey: true, shiftKey: false });
  },
} as const;
