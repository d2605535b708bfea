/**
 * Gives the focus of a link that was sent with the page to the same link of React, which replaces it. Else a reader who uses the
 * keyboard would begin again at the top of the page. Called before React renders into `root`.
 */
export function keepFocus(root: HTMLElement): void {
  const focused = root.querySelector('a[href]:focus');
  if (focused === null) return;
  const sameLink = `a[href=${JSON.stringify(focused.getAttribute('href'))}]`;
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    // Where the reader has pressed or focused something else meanwhile, it stays there.
    if (document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>(sameLink)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
