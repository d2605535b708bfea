/** How the names on a page lie on its lines. */
export interface NameLines {
  /** How often one of the names was found. */
  found: number;
  /** Names with a word on two lines that would fit on one. */
  broken: string[];
}

/**
 * Runs in the page. A name is looked for where an element holds it alone.
 * @param names as stored, single spaces between the words
 */
export function readNameLines(names: readonly string[]): NameLines {
  const wanted = new Set(names);
  const result: NameLines = { found: 0, broken: [] };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const holds = (element: Element) => wanted.has(element.textContent.trim());
  const roomAround = (element: Element): number => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(element);
    if (display.startsWith('inline') && element.parentElement !== null)
      return roomAround(element.parentElement);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const holders = [...document.querySelectorAll('main *')].filter(
    (element) => holds(element) && isShown(element) && !holds(element.parentElement ?? document.body),
  );
  for (const holder of holders) {
    result.found += 1;
    const room = roomAround(holder);
    // A name's letters can be in several text nodes.
    const letters: { text: Text; at: number }[] = [];
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (let at = 0; at < text.length; at += 1) letters.push({ text, at });
    }
    const name = letters.map(({ text, at }) => text.data.charAt(at)).join('');
    for (const { 0: word, index } of name.matchAll(/\S+/g)) {
      const first = letters[index];
      const last = letters[index + word.length - 1];
      if (first === undefined || last === undefined) continue;
      const range = document.createRange();
      range.setStart(first.text, first.at);
      range.setEnd(last.text, last.at + 1);
      const rects = [...range.getClientRects()];
      const lines = new Set(rects.map((rect) => Math.round(rect.bottom)));
      // Each text node has a rectangle on each of its lines; elements of one line have the same bottom.
      const width = [...lines].reduce((sum, bottom) => {
        const onLine = rects.filter((rect) => Math.round(rect.bottom) === bottom);
        return (
          sum + Math.max(...onLine.map((rect) => rect.right)) - Math.min(...onLine.map((rect) => rect.left))
        );
      }, 0);
      if (lines.size > 1 && width <= room) result.broken.push(`${name}: ${word}`);
    }
  }
  return result;
}
