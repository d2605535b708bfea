/** How the names on a page lie on its lines. */
export interface NameLines {
  /** The names that are shown. */
  found: string[];
  /** `name: the line|the next (room)` for each word on two lines. */
  broken: string[];
}

/**
 * Runs in the page. A name is found anywhere, inside a sentence too. A word of it, which ends at a space, is
 * on one line when that has room for it; a longer one ends its lines at the ends of dictionary words that have room.
 * @param names as stored, single spaces between the words
 */
export function readNameLines(names: readonly string[]): NameLines {
  const dictionary = new Intl.Segmenter('th', { granularity: 'word' });
  const found = new Set<string>();
  const broken: string[] = [];

  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = blockOf(node as Text);
    if (block !== null) blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  for (const [block, nodes] of blocks) {
    const text = nodes.map(({ data }) => data).join('');
    for (const name of names) {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
        found.add(name);
        for (const { 0: word, index } of name.matchAll(/\S+/g)) check(name, word, block, nodes, at + index);
      }
    }
  }
  return { found: [...found], broken };

  /** The element whose lines a text is part of; null if it is not visible. */
  function blockOf(node: Text): Element | null {
    let element = node.parentElement;
    if (element === null || !element.checkVisibility({ checkVisibilityCSS: true })) return null;
    if (element.closest('svg, script, style, textarea, select, .sr-only') !== null) return null;
    while (element !== null && /^(inline|inline-block|contents)$/.test(getComputedStyle(element).display))
      element = element.parentElement;
    return element;
  }

  function check(name: string, word: string, block: Element, nodes: readonly Text[], from: number): void {
    const { ends, width } = lay(nodes, from, word.length);
    if (ends.length === 0) return;
    const room = roomIn(block);
    // A part of a pixel may be rounded.
    const fits = (wide: number) => wide + 1 < room;
    const inside = new Set<number>();
    for (const { segment, index } of dictionary.segment(word)) {
      if (!fits(lay(nodes, from + index, segment.length).width)) continue;
      for (let place = index + 1; place < index + segment.length; place += 1) inside.add(place);
    }
    for (const end of ends) {
      if (fits(width) || inside.has(end))
        broken.push(`${name}: ${word.slice(0, end)}|${word.slice(end)} (${Math.round(width)} of ${room} px)`);
    }
  }

  /** Where lines end within so many letters, and how wide they are side by side. */
  function lay(nodes: readonly Text[], from: number, length: number): { ends: number[]; width: number } {
    const ends: number[] = [];
    const range = document.createRange();
    let width = 0;
    let bottom: number | null = null;
    let before = 0;
    for (const node of nodes) {
      for (let letter = 0; letter < node.length; letter += 1) {
        const place = before + letter - from;
        if (place < 0 || place >= length) continue;
        range.setStart(node, letter);
        range.setEnd(node, letter + 1);
        const box = range.getClientRects()[0];
        // Combining marks have no width.
        if (box === undefined || box.width === 0) continue;
        if (bottom !== null && box.top >= bottom) ends.push(place);
        bottom = box.top + box.height / 2;
        width += box.width;
      }
      before += node.length;
    }
    return { ends, width };
  }

  function roomIn(block: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }
}
