/** What the check of a page's lines of Thai found. */
export interface Lines {
  /** Texts of a paragraph, heading, cell … that contain Thai. */
  texts: string[];
  /** Line ends between two Thai letters. */
  ends: number;
  /** `…the line|the next…` for lines that end inside a word or term. */
  broken: string[];
  /** Unbreakable words that make the page wider than the screen. */
  wide: string[];
}

declare global {
  interface Window {
    /** By text, where no line of it may end: the same at every width. */
    placesInside?: Map<string, Set<number>>;
  }
}

/**
 * Checks every line of Thai that the page shows; runs in the browser.
 * @param terms words that no line may end in, besides those of the browser's own dictionary
 * @param names single words that are longer than most lines, which may break anywhere
 */
export function readLines({ terms, names }: { terms: readonly string[]; names: readonly string[] }): Lines {
  const thai = /[\u0e01-\u0e4e]/;
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const term = new RegExp(`(?=(${[...terms].sort((a, b) => b.length - a.length).join('|')}))`, 'g');
  const found: Lines = { texts: [], ends: 0, broken: [], wide: [] };

  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = blockOf(node as Text);
    if (block !== null) blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  for (const nodes of blocks.values()) {
    const text = nodes.map(({ data }) => data).join('');
    if (!thai.test(text) || names.includes(text)) continue;
    found.texts.push(text);
    const inside = placesInside(text);
    for (const end of lineEnds(nodes)) {
      if (!thai.test(text.charAt(end - 1)) || !thai.test(text.charAt(end))) continue;
      found.ends += 1;
      if (inside.has(end))
        found.broken.push(`${text.slice(Math.max(0, end - 12), end)}|${text.slice(end, end + 12)}`);
    }
  }
  // A table may scroll horizontally, the page must not.
  const isWide = document.documentElement.scrollWidth > window.innerWidth;
  for (const kept of isWide ? document.querySelectorAll('.whole') : []) {
    if (kept.getBoundingClientRect().right > window.innerWidth + 1) found.wide.push(kept.textContent);
  }
  return found;

  /** The element whose lines a text is part of; null if it is not visible. */
  function blockOf(node: Text): Element | null {
    let element = node.parentElement;
    if (element === null || !element.checkVisibility({ checkVisibilityCSS: true })) return null;
    if (element.closest('svg, textarea, select, .sr-only') !== null) return null;
    while (element !== null && getComputedStyle(element).display === 'inline')
      element = element.parentElement;
    return element;
  }

  /** Positions in a text, counted in letters, where no line may end. */
  function placesInside(text: string): Set<number> {
    const known = (window.placesInside ??= new Map<string, Set<number>>());
    const found = known.get(text);
    if (found !== undefined) return found;
    const places = new Set<number>();
    known.set(text, places);
    const add = (from: number, length: number) => {
      for (let place = from + 1; place < from + length; place += 1) places.add(place);
    };
    for (const { segment, index } of words.segment(text)) add(index, segment.length);
    for (const { index, 1: word = '' } of text.matchAll(term)) add(index, word.length);
    return places;
  }

  /** Positions of line ends, counted in letters over all nodes. */
  function lineEnds(nodes: readonly Text[]): number[] {
    const ends: number[] = [];
    const range = document.createRange();
    let bottom: number | null = null;
    let before = 0;
    for (const node of nodes) {
      for (let letter = 0; letter < node.data.length; letter += 1) {
        range.setStart(node, letter);
        range.setEnd(node, letter + 1);
        const box = range.getClientRects()[0];
        // Spaces at the end of a line have no box, combining marks have no width.
        if (box === undefined || box.width === 0) continue;
        if (bottom !== null && box.top >= bottom) ends.push(before + letter);
        bottom = box.top + box.height / 2;
      }
      before += node.data.length;
    }
    return ends;
  }
}
