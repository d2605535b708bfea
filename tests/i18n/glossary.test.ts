import { LANGUAGES } from '@app/domain/language';
import { describe, expect, it } from 'vitest';
import { BANNED } from './glossary.ts';
import { readTexts } from './locales.ts';

/** A text without the names of its placeholders and tags, which are English in every language. */
const prose = (text: string) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, '');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = [...readTexts(language)];

  it.each(BANNED[language])('say "$instead" and not $pattern', ({ pattern, except = [] }) => {
    const found = texts.filter(
      ([key, text]) => pattern.test(prose(text)) && !except.some((beginning) => key.startsWith(beginning)),
    );
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
