import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@app/domain/language';
import { HOLIDAY_NAMES } from '@app/domain/law/holiday-names';
import { describe, expect, it } from 'vitest';
import { baseKey, namespacesWithRepeatedKeys, placeholders, readTexts } from './locales.ts';
import { usedKeys, withoutComments } from './used-keys.ts';

/** Keys that no source spells out, even as a template, each with the code that builds it. */
const MADE_ELSEWHERE: readonly RegExp[] = [
  /^page-[\w-]+:meta\.(title|description)$/, // the head of each public page, by its id (web/site/pages/texts.ts)
  /^footnotes:/, // in the language of the article (web/src/features/blog/footnote-words.ts)
  /^page-faq:questions\./, // also used in the metadata for search engines
];
/** Names and signs that are the same in every script. */
const SAME_EVERYWHERE = /^(common:languages\.)/;
const THAI = /[\u0e00-\u0e3e\u0e40-\u0e7f]/; // without the baht sign
const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXTS = { th: readTexts('th'), en: readTexts('en'), zh: readTexts('zh') };
const KEYS = [...new Set([...TEXTS.th.keys()].map(baseKey))];
const NAMESPACES = [...new Set(KEYS.map((key) => key.slice(0, key.indexOf(':'))))];
const SOURCES = globSync('web/{src,site}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|d)\.tsx?$|^web\/src\/testing\/|^web\/site\/build\//.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));
const USED = SOURCES.flatMap(({ file, source }) => usedKeys(file, source, NAMESPACES));
/** A text without the names of its placeholders, which are English in every language. */
const prose = (text: string) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, '');
const entries = (language: keyof typeof TEXTS) =>
  [...TEXTS[language]].filter(([key]) => !SAME_EVERYWHERE.test(key));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = TEXTS[language];

  it('have the same keys as the Thai ones', () => {
    const keys = new Set([...texts.keys()].map(baseKey));
    expect([...keys].filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(KEYS.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('have each key once: of two, only the last is shown', () => {
    expect(namespacesWithRepeatedKeys(language)).toEqual([]);
  });

  it('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('have the placeholders of the Thai ones', () => {
    const thai = new Map([...TEXTS.th].map(([key, text]) => [baseKey(key), placeholders(text)]));
    // A singular may say "one" without its number.
    const compared = [...texts].filter(([key]) => !key.endsWith('_one'));
    expect(compared.map(([key, text]) => [key, placeholders(text)])).toEqual(
      compared.map(([key]) => [key, thai.get(baseKey(key))]),
    );
  });
});

it('Thai texts are Thai', () => {
  const strange = entries('th').filter(([, text]) => LETTER.test(prose(text)) && !THAI.test(text));
  const shared = strange.filter(([key, text]) => TEXTS.en.get(key) === text && TEXTS.zh.get(key) === text);
  expect(strange.filter((entry) => !shared.includes(entry))).toEqual([]);
});

it('English texts contain no Thai and no Chinese', () => {
  expect(entries('en').filter(([, text]) => THAI.test(text) || HAN.test(text))).toEqual([]);
});

it('Chinese texts are Chinese, except for names that are the same in all three', () => {
  const strange = entries('zh').filter(
    ([, text]) => THAI.test(text) || (LETTER.test(prose(text)) && !HAN.test(text)),
  );
  const alike = (key: string, text: string) => TEXTS.en.get(key) === text && TEXTS.th.get(key) === text;
  expect(strange.filter(([key, text]) => !alike(key, text))).toEqual([]);
});

it.each([
  ['en', /B\.E\. (\d{4})(?: \((\d{4})\))?/g],
  ['zh', /佛历(\d{4})年(?:（(\d{4})年）)?/g],
] as const)('a year of Thai law is also given in the reader’s calendar in %s', (language, year) => {
  const found = entries(language).flatMap(([key, text]) =>
    [...text.matchAll(year)].map(([written, thai, own]) => ({
      key,
      written,
      years: Number(thai) - Number(own),
    })),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ years }) => years !== 543)).toEqual([]);
});

it('every holiday has a text, and every text is that of a holiday', () => {
  const prefix = 'law:holidays.names.';
  const named = KEYS.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  expect(named.sort()).toEqual([...HOLIDAY_NAMES].sort());
});

describe('the code', () => {
  it('uses every key', () => {
    const patterns = [...MADE_ELSEWHERE, ...USED];
    expect(KEYS.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('contains no Thai and no Chinese in its components', () => {
    const isWritten = (text: string) => THAI.test(text) || HAN.test(text);
    const written = SOURCES.filter(
      ({ file, source }) =>
        // Comments are removed only from files that contain such letters: it takes long.
        file.endsWith('.tsx') && isWritten(source) && isWritten(withoutComments(file, source)),
    );
    expect(written.map(({ file }) => file)).toEqual([]);
  });
});
