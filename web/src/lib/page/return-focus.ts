/**
 * Gives the focus back to a control that lost it by being disabled, as soon as it is enabled again: a browser takes the focus from
 * what is disabled, so a person who saves with the keyboard could not press again after a failure. Where the person has moved or
 * clicked elsewhere meanwhile, the focus stays there.
 */
export function returnFocus(): void {
  let lost: HTMLElement | null = null;
  addEventListener('pointerdown', () => {
    lost = null;
  });
  new MutationObserver(() => {
    // The browser takes the focus at its next frame; the observer is called before.
    lost = document.querySelector(':disabled:focus') ?? lost;
    if (lost?.matches(':enabled') !== true) return;
    if (document.activeElement === document.body) lost.focus({ preventScroll: true });
    lost = null;
  }).observe(document, { attributeFilter: ['disabled'], subtree: true });
}
