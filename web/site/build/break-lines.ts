const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** Vowels and tone marks above and below take no width. */
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;

/**
 * Breaks a title into lines of about `width` letters, between words: Thai writes none of the spaces that tell them apart.
 */
export function linesOf(title: string, width: number): string[] {
  const lines = [''];
  for (const { segment } of WORDS.segment(title)) {
    const line = lines.at(-1) ?? '';
    const isFull =
      widthOf(line + segment.trimEnd()) > width && line.trim() !== '' && /\w|[\u0e00-\u0e7f]/.test(segment);
    if (isFull) lines.push(segment.trimStart());
    else lines[lines.length - 1] = line + segment;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function widthOf(text: string): number {
  return text.replace(MARKS, '').length;
}
