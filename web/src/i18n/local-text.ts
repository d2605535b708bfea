import type { Language } from '@app/domain/language';
import { inLanguage, type Translations } from '@app/domain/translations';
import { useLanguage } from './index.ts';

export interface LocalText {
  text: string;
  /** For the element that holds the text, where it is not in the page's language. */
  lang: Language | undefined;
}

/** Content that may be translated, in the language in use or else in Thai. */
export function useLocalText(): (thai: string, translations: Translations) => LocalText {
  const language = useLanguage();
  return (thai, translations) => {
    const { text, language: own } = inLanguage(thai, translations, language);
    return { text, lang: own === language ? undefined : own };
  };
}
