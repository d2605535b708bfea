const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * A text in the order in which its glyphs are placed: sara am after a tone mark is written as nikhahit, tone mark and sara aa, so that
 * the ring is next to the consonant and the tone mark above it. Browsers do the same; fontkit does not, and would draw one over the
 * other.
 */
export function inGlyphOrder(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

/**
 * Breaks a text into lines between words. Thai has no spaces between words: where they end is known to the dictionary of `Intl`.
 * @param widthOf how wide a text is
 * @returns at least one line; a word that is wider than a line is broken between its characters
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      const fitting = line === '' ? broken(piece.trimStart(), width, widthOf) : [line + piece];
      lines.push(...fitting.slice(0, -1));
      line = fitting.at(-1) ?? '';
    }
    return [...lines, line.trimEnd()];
  });
}

/** What may not be torn apart: a word with the spaces and closing signs behind it, and opening signs with the word after them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = pieces.at(-1);
    const joins =
      before !== undefined &&
      (/^[\s\p{Pe}\p{Pf}.,:;!?%/·ๆฯ]/u.test(segment) || /[\p{Ps}\p{Pi}฿]$/u.test(before));
    if (joins) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word];
  const parts = [''];
  for (const { segment } of characters.segment(word)) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && widthOf(part + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = part + segment;
  }
  return parts;
}
