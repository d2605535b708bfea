/** Stops waiting for the page to grow after this, in ms. */
const PATIENCE = 4_000;
/** Events by which the user takes over. */
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough: rows may still be loading. Stops when the user scrolls first.
 * @param top in px
 * @returns a function that stops waiting
 */
export function scrollWhenThere(top: number): () => void {
  const reach = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    window.scrollTo(0, top);
  };
  const grown = new ResizeObserver(reach);
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    grown.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, stop);
  }
  for (const sign of SIGNS) addEventListener(sign, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}
