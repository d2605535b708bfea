/** Display languages; Thai is the fallback (requirements section 9). */
export const LANGUAGES = ['th', 'en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'th';

/** BCP 47 tags for dates and numbers: Buddhist era in Thai, Gregorian in the others (contract). */
export const LOCALE_TAGS: Readonly<Record<Language, string>> = {
  th: 'th-TH-u-ca-buddhist-nu-latn',
  en: 'en-GB-u-ca-gregory',
  zh: 'zh-CN-u-ca-gregory',
};
