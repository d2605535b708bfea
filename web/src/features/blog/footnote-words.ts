import type { Language } from '@app/domain/language';
import en from '@/i18n/locales/en/footnotes.json';
import th from '@/i18n/locales/th/footnotes.json';
import zh from '@/i18n/locales/zh/footnotes.json';

/** All languages at once: an article that is not translated is in Thai on a page whose texts are not. */
export const FOOTNOTE_WORDS: Readonly<Record<Language, typeof en>> = { th, en, zh };

/**
 * The texts that a renderer adds to footnotes, for `remarkRehypeOptions`: by default they are in English.
 * @param language of the article
 */
export function footnoteOptions(language: Language) {
  const { title, back } = FOOTNOTE_WORDS[language];
  return {
    footnoteLabel: title,
    /** @param note the footnote's place, from 0 @param time which reference to it this is, from 1 */
    footnoteBackLabel: (note: number, time: number) =>
      back.replace('{{number}}', time > 1 ? `${note + 1}-${time}` : String(note + 1)),
  };
}
