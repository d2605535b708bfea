import { focusPart } from './focus-part';

const BUSY = '[aria-busy=true]';

/**
 * Keeps the place of a person who uses the keyboard when what has the focus is disabled or removed: the browser takes the focus
 * from it, and the next Tab would begin at the top of the page.
 * - Disabled while it works, or while its form does: once enabled again, as after a failure, it has the focus again.
 * - Removed, or disabled otherwise, which may be for long: the part of the page around it has the focus.
 *
 * Where the person has moved or clicked elsewhere meanwhile, the focus stays there; after a navigation `OnNavigation` places it.
 */
export function returnFocus(): void {
  /** What had the focus last; once that is removed, what was around it. */
  let last: Element | null = null;
  /** Whether it was disabled while it had the focus. */
  let isOff = false;
  let page = '';
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
    isOff = false;
    page = location.pathname;
  });
  addEventListener('pointerdown', () => {
    last = null;
  });
  const isFree = () => document.activeElement === document.body;
  /** A field says nothing about work: its form does, or a button there. */
  const isBusy = (off: Element) => {
    const part = off.closest('form') ?? off;
    return part.matches(BUSY) || part.querySelector(BUSY) !== null;
  };

  /** A frame later: until then a dialog that closes or a form that opens may have found a better place. */
  const leaveIn = (around: Element) =>
    requestAnimationFrame(() => {
      // Menus and dialogs are in the body itself, and give the focus back to what opened them.
      if (around === document.body || last !== around || page !== location.pathname) return;
      // What is disabled may have the focus until the frame is drawn.
      if (isOff ? isBusy(around) : !isFree()) return;
      isOff = false;
      const part = around.closest<HTMLElement>('section, [tabindex="-1"]') ?? document.querySelector('main');
      if (part !== null) focusPart(part);
    });

  new MutationObserver((records) => {
    if (last?.isConnected === false) {
      isOff = false;
      for (const { target, removedNodes } of records)
        for (const node of removedNodes) if (node.contains(last)) last = target as Element;
      leaveIn(last);
    } else if (last?.matches(':disabled') === true) {
      // The browser takes the focus at its next frame; the observer is called before.
      isOff ||= document.activeElement === last;
      if (isOff && !isBusy(last)) leaveIn(last);
    } else if (isOff) {
      isOff = false;
      if (isFree() && last instanceof HTMLElement) last.focus({ preventScroll: true });
    }
  }).observe(document, { attributeFilter: ['disabled', 'aria-busy'], childList: true, subtree: true });
}
