/** Start of the last element's animations, on the document's clock, and the time of its removal, in milliseconds. */
let began: CSSNumberish | null = null;
let left: number | null = null;

/** An element that follows the previous one after a longer gap restarts its animations, in milliseconds. */
const GAP = 1_000;

/**
 * Continues an element's animations where those of the previous one were: while a page loads, one spinner replaces
 * another, the first of them in the HTML, and they must look like one.
 * @returns to be called when the element is removed
 */
export function continueAnimations(element: Element): () => void {
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
