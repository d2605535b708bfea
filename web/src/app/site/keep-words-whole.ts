import { partsOf } from '@/components/site/kept-words';

/** What holds no running text: its letters are code, drawings, values, or React's to take over. */
const LEFT_ALONE = new Set(['head', 'svg', 'textarea', 'select', 'noscript', 'title']);
/** Elements without an end. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** A style sheet or a script whole (in `syntax: "<length>"` no element begins), or a tag, or a text. */
const PIECE = /<(style|script)\b[^>]*>[^]*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi;

/**
 * Marks words in a page so that no line ends inside one: browsers' dictionaries take ลูกหนี้ for two words, and a hyphen
 * for an end. The text itself is unchanged, for search and copying.
 * @param html as React writes it: every `<` and `>` in a text or an attribute is escaped
 */
export function keepWordsWhole(html: string): string {
  const open: string[] = [];
  let alone = 0;
  return html.replace(
    PIECE,
    (all, raw: string | undefined, end: string, tag: string | undefined, rest: string, text: string) => {
      if (raw !== undefined) return all;
      if (tag === undefined) return alone > 0 ? all : mark(text);
      const name = tag.toLowerCase();
      if (end === '/') {
        const last = open.pop() ?? '';
        if (isLeftAlone(last)) alone -= 1;
        return all;
      }
      if (VOID.has(name) || rest.endsWith('/')) return all;
      // An island is React's: what stands in it must be what React writes.
      const element = rest.includes('data-island=') ? 'island' : name;
      open.push(element);
      if (isLeftAlone(element)) alone += 1;
      return all;
    },
  );
}

function isLeftAlone(element: string): boolean {
  return element === 'island' || LEFT_ALONE.has(element);
}

/** One element around the text and its marks, so that a flex or grid parent still has one item, not one for each piece. */
function mark(text: string): string {
  const parts = partsOf(text);
  if (parts.length === 1) return text;
  const marked = parts.map((part, index) =>
    index % 2 === 0 ? part : `<span class="whitespace-nowrap">${part}</span>`,
  );
  return `<span>${marked.join('')}</span>`;
}
