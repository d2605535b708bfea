import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { ownChoices } from '../lib/session/own-choices.ts';
import {
  askedLanguage,
  asLanguage,
  detectLanguage,
  keepOwnLanguage,
  rememberLanguage,
} from './detect-language.ts';
import { byFeature } from './site.ts';

/** One file a language: the language that is not read is not loaded. */
const BUNDLES: Record<Language, () => Promise<{ resources: Record<string, object> }>> = {
  th: () => import('./bundles/th.ts'),
  en: () => import('./bundles/en.ts'),
  zh: () => import('./bundles/zh.ts'),
};

async function loadResources(language: Language): Promise<ResourceLanguage> {
  const { resources } = await BUNDLES[language]();
  return byFeature(resources);
}

/**
 * Starts the translations; the texts are there when the promise settles.
 * @param written the language of a finished page; null where the visitor's is to be found
 */
export async function startI18n(written: Language | null = null): Promise<i18n> {
  const language = written ?? detectLanguage();
  // Stored at once: the choice counts even if the page is left before the texts are loaded.
  settle(language);
  const asked = askedLanguage();
  if (asked !== null) keepOwnLanguage(asked);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    load: 'languageOnly',
    resources: { [language]: await loadResources(language) },
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
    react: { useSuspense: false },
  });
  return i18next;
}

const alsoAdded: ((language: Language) => Promise<void>)[] = [];

/** Texts outside the bundles that are added with those of the portal (`lazy-texts.ts`). */
export function alsoAdd(add: (language: Language) => Promise<void>): void {
  alsoAdded.push(add);
}

/** Adds the portal's texts in a language to those that are there. */
export async function addPortalTexts(language: Language): Promise<void> {
  const [texts] = await Promise.all([loadResources(language), ...alsoAdded.map((add) => add(language))]);
  for (const [feature, resources] of Object.entries(texts)) {
    i18next.addResourceBundle(language, feature, resources, true, true);
  }
}

/** A hand has chosen the language: at once, and at every later visit. */
export async function changeLanguage(language: Language): Promise<void> {
  keepOwnLanguage(language);
  ownChoices.tell({ language });
  await takeOverLanguage(language);
}

/** Applies the account's language, in a browser where none was chosen. */
export async function takeOverLanguage(language: Language): Promise<void> {
  await addPortalTexts(language);
  await i18next.changeLanguage(language);
  settle(language);
}

function settle(language: Language): void {
  rememberLanguage(language);
  document.documentElement.lang = language;
}

/** The language in use. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return asLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
}

/** Between two sentences, or a sentence and a link or date: a space, which Chinese does not have. */
export function Gap(): string {
  return useLanguage() === 'zh' ? '' : ' ';
}

/** The language in use, outside React. */
export function currentLanguage(): Language {
  return asLanguage(i18next.language) ?? FALLBACK_LANGUAGE;
}
