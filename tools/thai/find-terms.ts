import { binderOf, type Binder } from '../../web/src/lib/thai/bound-parts.ts';
import { wordsOf } from './dictionary.ts';

/** Where browsers with ICU (Chromium) break lines of Thai. */
const LINE_ENDS = new Intl.Segmenter('th', { granularity: 'word' });
const RUN = /[\u0e01-\u0e4e]+/g;

/**
 * The words of a dictionary inside which a line of these texts could end, beyond those that rules and known terms keep.
 * @param known terms that are kept already
 */
export function findTerms(
  texts: readonly string[],
  dictionary: ReadonlySet<string>,
  known: readonly string[] = [],
): string[] {
  const terms = new Set<string>();
  // A new term may begin inside a word that was not broken without it.
  for (let size = -1; size < terms.size;) {
    size = terms.size;
    const bind = binderOf([...known, ...terms]);
    for (const text of texts) for (const word of brokenWords(text, bind, dictionary)) terms.add(word);
  }
  return [...terms].sort();
}

/** Words of the dictionary that occur in a text and inside which a line can end. */
function brokenWords(text: string, bind: Binder, dictionary: ReadonlySet<string>): string[] {
  const kept = keptPlaces(text, bind);
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const ends = new Set([...LINE_ENDS.segment(run)].map((segment) => index + segment.index));
    let from = index;
    return wordsOf(run, dictionary).filter((word) => {
      const inner = Array.from({ length: word.length - 1 }, (_, letter) => from + letter + 1);
      from += word.length;
      return dictionary.has(word) && inner.some((place) => ends.has(place) && !kept.has(place));
    });
  });
}

/** Places between two letters of one part. */
function keptPlaces(text: string, bind: Binder): Set<number> {
  const places = new Set<number>();
  let from = 0;
  for (const [index, part] of bind(text).entries()) {
    if (index % 2 === 1) for (let place = from + 1; place < from + part.length; place += 1) places.add(place);
    from += part.length;
  }
  return places;
}
