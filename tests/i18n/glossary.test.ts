import { LANGUAGES } from '@app/domain/language';
import { describe, expect, it } from 'vitest';
import { BANNED } from './glossary.ts';
import { readTexts } from './locales.ts';
import { developerTexts, shownTexts } from './prose.ts';

/** A text without the names of its placeholders and tags, which are English in every language: a figure is put in each. */
const prose = (text: string) => text.replace(/\{\{.*?\}\}/g, '1').replace(/<[^>]*>/g, '');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = [...readTexts(language), ...shownTexts(language)];

  it.each(BANNED[language])('say "$instead" and not $pattern', ({ pattern, except = [] }) => {
    const found = texts.filter(
      ([key, text]) => pattern.test(prose(text)) && !except.some((beginning) => key.startsWith(beginning)),
    );
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe('commands and the pages that are read first', () => {
  const texts = [...developerTexts()];

  it.each(BANNED.en)('say "$instead" and not $pattern', ({ pattern }) => {
    const found = texts.filter(([, text]) => pattern.test(text));
    expect(found.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});

it('texts are found in each place', () => {
  for (const language of LANGUAGES) expect(shownTexts(language).size, language).toBeGreaterThan(20);
  expect(developerTexts().size).toBeGreaterThan(500);
});
