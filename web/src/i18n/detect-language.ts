import { COOKIE_ATTRIBUTES, FUNCTION_COOKIE, HOSTING_COOKIE, OWN_LANGUAGE } from '@app/domain/browser-keys';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { browserStorage } from '../lib/browser-storage.ts';

/** The parameter of an address that asks for a language. */
const ASKED = 'lng';

/** Detection order of requirements section 4: query string, cookie, local storage, navigator, html tag; else Thai. */
export function detectLanguage(): Language {
  const candidates = [
    askedLanguage(),
    cookieLanguage(),
    browserStorage.read(OWN_LANGUAGE),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  for (const candidate of candidates) {
    const language = asLanguage(candidate ?? '');
    if (language !== null) return language;
  }
  return FALLBACK_LANGUAGE;
}

function cookieLanguage(): string | null {
  const name = `${HOSTING_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(name));
  return cookie?.slice(name.length) ?? null;
}

/** `zh-TW` is Chinese, `<svg>` is nothing. */
export function asLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The language that the address asks for. */
export function askedLanguage(): Language | null {
  return asLanguage(new URLSearchParams(location.search).get(ASKED) ?? '');
}

/** A hand has chosen this language in this browser. The cookies alone do not tell: they hold what was found, too. */
export function keepOwnLanguage(language: Language): void {
  browserStorage.write(OWN_LANGUAGE, language);
}

export function hasOwnLanguage(): boolean {
  return asLanguage(browserStorage.read(OWN_LANGUAGE) ?? '') !== null;
}

/** Remembers the language in the two cookies, for a year. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const cookie of [HOSTING_COOKIE, FUNCTION_COOKIE]) {
    document.cookie = `${cookie}=${language}${COOKIE_ATTRIBUTES}${secure}`;
  }
}
