/** When the animations of the last element began, on the document's clock, and when it was taken away, in milliseconds. */
let began: CSSNumberish | null = null;
let left: number | null = null;

/** An element that comes later than this after the one before it begins anew, in milliseconds. */
const GAP = 1_000;

/**
 * Lets the animations of an element go on where those of the one before it were: one spinner follows another while a page comes,
 * the first of them in the HTML, and they are one to look at.
 * @returns to be called when the element is taken away
 */
export function goOn(element: Element): () => void {
  if (left !== null && performance.now() - left > GAP) began = null;
  left = null;
  // Not in jsdom.
  const animations = 'getAnimations' in element ? element.getAnimations({ subtree: true }) : [];
  for (const animation of animations) {
    began ??= animation.startTime ?? animation.timeline?.currentTime ?? null;
    if (began !== null) animation.startTime = began;
  }
  return () => {
    left = performance.now();
  };
}
