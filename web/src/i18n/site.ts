import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Bundle = () => Promise<{ resources: Record<string, object> }>;

/** The few texts that islands need in the browser; the page itself is finished. */
const BUNDLES: Record<Language, Bundle> = {
  th: () => import('./bundles/site-th.ts'),
  en: () => import('./bundles/site-en.ts'),
  zh: () => import('./bundles/site-zh.ts'),
};

/** Starts the translations of a public page in the page's own language. */
export async function startSiteI18n(language: Language): Promise<void> {
  const { resources } = await BUNDLES[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: { [language]: byFeature(resources) },
    defaultNS: 'common',
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
}

/** @param files texts by the path of their file */
export function byFeature(files: Record<string, object>): ResourceLanguage {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  );
}
