import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatCount } from '../../src/i18n/format.ts';
import { COMMITMENTS, type CommitmentTable } from '@app/domain/commitment-policy';
import { keptPromises } from './promises.ts';
import { offer } from '../../src/offer.config.ts';
import { knownKey } from '../../src/i18n/known-key.ts';

/** All texts of all languages: this module is for the build and for the function that renders pages, not for browsers. */
const FILES = import.meta.glob<object>('../../src/i18n/locales/*/**/*.json', {
  eager: true,
  import: 'default',
});

const resources: Record<string, ResourceLanguage> = {};
for (const [path, texts] of Object.entries(FILES)) {
  const [, language = '', feature = ''] = /locales\/(\w+)\/(?:lazy\/)?([\w-]+)\.json$/.exec(path) ?? [];
  resources[language] = { ...resources[language], [feature]: texts };
}

const instances = new Map<Language, i18n>();

/** The translations of one language, complete and at once, without promises that the firm has switched off. */
export function textsIn(language: Language): i18n {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const made = makeTexts(language, COMMITMENTS);
  instances.set(language, made);
  return made;
}

/** {@link textsIn} with another table of commitments. */
export function makeTexts(language: Language, table: CommitmentTable): i18n {
  const made = i18next.createInstance();
  void made.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: { [language]: keptPromises(resources[language] ?? {}, table) },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: startingPrices(language) }, // React escapes
    initAsync: false,
    react: { useSuspense: false },
  });
  return made;
}

/** The prices that texts of pages name, `{{divorceDocuments}}` for one: typed once, in `offer.config.ts`. */
function startingPrices(language: Language): Record<string, string> {
  const { divorceDocuments, detectiveDay, urgentPercent } = offer.starting;
  const prices = {
    divorceDocuments,
    detectiveDay,
    urgentPercent,
    urgentDay: (detectiveDay * (100 + urgentPercent)) / 100,
  };
  return Object.fromEntries(
    Object.entries(prices).map(([name, price]) => [name, formatCount(price, language)]),
  );
}

/** What a page is called, or what it is about, in its head. @throws Error when a page has no such text */
export function headText(id: string, part: 'title' | 'description', language: Language): string {
  const texts = textsIn(language);
  const key = `page-${id}:meta.${part}`;
  if (texts.getResource(language, `page-${id}`, `meta.${part}`) === undefined)
    throw new Error(`page-${id}.json has no meta.${part} in ${language}.`);
  return texts.t(knownKey(key));
}
