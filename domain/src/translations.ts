import * as z from 'zod/mini';
import type { Language } from './language.ts';

/** The languages into which content that is written in Thai may be translated. */
export const TRANSLATED = ['en', 'zh'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** Translations of a Thai text, by language. An invalid one counts as missing, because the Thai text exists. */
export const translationsSchema = z.catch(
  z.optional(z.object({ en: z.optional(z.string()), zh: z.optional(z.string()) })),
  undefined,
);
export type Translations = z.infer<typeof translationsSchema>;

/**
 * A text in the reader's language, else in Thai.
 * @returns the text and the language that it is in
 */
export function inLanguage(
  thai: string,
  translations: Translations,
  language: Language,
): { text: string; language: Language } {
  const translated = language === 'th' ? undefined : translations?.[language];
  if (translated === undefined || translated === '') return { text: thai, language: 'th' };
  return { text: translated, language };
}
