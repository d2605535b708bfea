/**
 * Puts the keyboard on a part of the page that has no control to begin at: Tab goes on from there, and a screen reader says its name.
 * Without a ring, which would be around much more than one looks at.
 */
export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.style.outlineStyle = 'none';
  }
  part.focus({ preventScroll: true });
}
