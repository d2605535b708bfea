import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { localePath } from '@/lib/navigation/locale-path';
import { site } from '@/site.config';

/** The absolute address of a page in a language, for search engines and link previews. */
export function absolute(path: string, language: Language): string {
  return site.baseUrl + localePath(path, language);
}

/** The same page in each language, and for those whose language is none of these (`x-default`). */
export function alternatesOf(path: string): readonly (readonly [hrefLang: string, href: string])[] {
  return [
    ...LANGUAGES.map((language) => [language, absolute(path, language)] as const),
    ['x-default', absolute(path, FALLBACK_LANGUAGE)],
  ];
}
