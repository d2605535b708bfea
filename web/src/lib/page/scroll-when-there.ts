import { focusPart } from './focus-part.ts';

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
  return asThePageGrows(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return false;
    window.scrollTo(0, top);
    return true;
  });
}

/**
 * Scrolls to a part of the page once it is there, and again while parts above it are still loading; it has the keyboard, unless
 * something on the page has it. Stops when the user scrolls.
 * @param id of its element
 * @returns a function that stops waiting
 */
export function scrollToPart(id: string): () => void {
  return asThePageGrows(() => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    if (part !== null && document.activeElement?.matches('body, main') === true) focusPart(part);
    return false;
  });
}

/** @param reach called whenever the page has grown; true: there is nothing left to do */
function asThePageGrows(reach: () => boolean): () => void {
  const grown = new ResizeObserver(() => {
    if (reach()) stop();
  });
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
