/**
 * Search without a search server. Each document contains the prefixes of its words (`search_words`, maintained by a
 * function); one typed word is looked up there by the index, further words filter the results.
 *
 * Thai has no spaces between words: `Intl.Segmenter` finds where words begin, and a prefix continues over the following
 * words, so that "สมชายการ" finds "บริษัทสมชายการค้า" although it is not a word.
 */

/** A prefix has at most this many characters (code points). */
export const PREFIX_LENGTH = 12;
/** A document has at most this many prefixes; a name of 200 Thai characters has some 400, of which the first ones count. */
export const MAX_SEARCH_WORDS = 300;
/** The longest search input, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Normalises what people consider equal: case, full-width digits, Unicode composition. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Runs of letters and digits. */
function runsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words of so many names and addresses that they tell few documents apart. */
const FREQUENT = new Set(
  runsOf(
    fold(
      'บริษัท จำกัด ห้างหุ้นส่วน ห้างหุ้นส่วนจำกัด มหาชน หจก บจก บมจ นาย นาง นางสาว company co limited ltd gmail hotmail yahoo com th',
    ),
  ),
);

/** Latin letters have spaces between words: "company" is not a name after "co". */
const TITLES = [...FREQUENT].filter((word) => /^\p{Script=Thai}/u.test(word));

/**
 * Where words of a run begin. After a frequent word at its beginning as well: the segmenter does not know most names and reads
 * "นางสาวณิชา" as "นาง·สา·วณิช·า", and the search for "นางสาว ณิชา" looks up "ณิชา".
 */
function beginningsOf(run: string): ReadonlySet<number> {
  return new Set([
    ...TITLES.filter((word) => run.startsWith(word)).map(({ length }) => length),
    ...Array.from(segmenter.segment(run), ({ index }) => index),
  ]);
}

/** @returns the prefixes of all words in `texts`, each once, at most {@link MAX_SEARCH_WORDS} */
export function searchWords(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const run of texts.flatMap((text) => runsOf(fold(text)))) {
    for (const index of beginningsOf(run)) {
      const characters = Array.from(run.slice(index, index + 2 * PREFIX_LENGTH)).slice(0, PREFIX_LENGTH);
      for (let length = 1; length <= characters.length; length += 1) {
        words.add(characters.slice(0, length).join(''));
        if (words.size === MAX_SEARCH_WORDS) return [...words];
      }
    }
  }
  return [...words];
}

/** A search input, parsed. */
export interface Search {
  /** The word to look up in `search_words`: the one that is likely to be in the fewest documents. */
  indexed: string;
  /** All words, to filter by what the index cannot decide; empty when the index is sufficient. */
  further: readonly string[];
}

/** A case's number as people write it: `DC-6911-0042`, or the beginning of one. */
const CASE_NUMBER = /(?<=^|\s)(dc)-(\d{4})-?(\d*)(?=$|\s)/g;

/** @returns null when the input contains nothing to search for */
export function readSearch(typed: string): Search | null {
  // Its parts would find every case of the month.
  const folded = fold(typed.slice(0, MAX_SEARCH_LENGTH)).replace(CASE_NUMBER, '$1$2$3');
  const runs = runsOf(folded);
  // The index query returns the fewest documents for a long word that is not in every other name.
  const weightOf = (run: string) => (FREQUENT.has(run) ? 0 : MAX_SEARCH_LENGTH) + Array.from(run).length;
  const best = runs.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  if (best === undefined) return null;
  const characters = Array.from(best);
  const told = runs.length === 1 && characters.length <= PREFIX_LENGTH;
  return { indexed: characters.slice(0, PREFIX_LENGTH).join(''), further: told ? [] : runs };
}

/** Do these texts contain the search input? */
export function matchesSearch({ further }: Search, texts: readonly string[]): boolean {
  const whole = texts.map(fold).join('\n');
  return further.every((word) => whole.includes(word));
}
