import { readFile } from 'node:fs/promises';
import { LONGEST, widthOf } from '../../web/src/lib/thai/bound-parts.ts';
import { Failure, messageOf } from '../failure.ts';
import { FIELD_TERMS } from './field-terms.ts';

/** A mark or a vowel that follows its consonant: no word begins with one. */
const NOT_FIRST = /[\u0e30-\u0e3a\u0e45-\u0e4e]/;
/** A vowel that is written before its consonant: no word ends with one. */
const NOT_LAST = /[\u0e40-\u0e44]/;
/** Letters of a guess if the dictionary has no word, and its cost in known words. */
const GUESS = 8;
const costOf = (letters: number) => 10 + 5 * letters;

/**
 * The words of a Hunspell dictionary, and of the field, that may be kept whole.
 * @param file `th_TH.dic` in UTF-8, of Debian's `hunspell-th` or of LibreOffice
 * @throws Failure when it cannot be read
 */
export async function readDictionary(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Failure(`The dictionary cannot be read: ${messageOf(error)}`);
  });
  const words = text.split('\n').map((line) => line.split('/')[0]?.trim() ?? '');
  return new Set(
    [...words, ...FIELD_TERMS].filter(
      (word) => /^[\u0e01-\u0e4e]{3,}$/.test(word) && widthOf(word) <= LONGEST,
    ),
  );
}

/** Segments a run of Thai letters into the fewest words of the dictionary, with as few guesses as possible. */
export function wordsOf(run: string, dictionary: ReadonlySet<string>): string[] {
  const best = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    best[end] = { cost: Infinity, from: 0 };
    if (end < run.length && !mayCut(run, end)) continue;
    for (let from = Math.max(0, end - 2 * LONGEST); from < end; from += 1) {
      const known = dictionary.has(run.slice(from, end));
      if (!known && end - from > GUESS) continue;
      const cost = (best[from]?.cost ?? Infinity) + (known ? 1 : costOf(end - from));
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, from };
    }
  }
  const words: string[] = [];
  for (let end = run.length; end > 0;) {
    const from = best[end]?.from ?? 0;
    words.unshift(run.slice(from, end));
    end = from;
  }
  return words;
}

function mayCut(run: string, at: number): boolean {
  return !NOT_FIRST.test(run.charAt(at)) && !NOT_LAST.test(run.charAt(at - 1));
}
