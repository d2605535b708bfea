import { LANGUAGES, type Language } from '@app/domain/language';

/** Every public page whose address is the same for all visitors, Thai address first (requirements section 2). */
export const SITE_PATHS = [
  '/',
  '/services',
  '/legal',
  '/divorce',
  '/investigation',
  '/fraud',
  '/private-detective',
  '/bad-debt',
  '/costs',
  '/litigation',
  '/bangkok',
  '/corporate',
  '/legal-collection',
  '/lawyers',
  '/help',
  '/about',
  '/faq',
  '/partner',
  '/contact',
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
  '/roadmap',
  '/how-we-count',
  '/client-checklist',
] as const;

/** Public pages that are screens of the portal: prerendered as well, and hydrated by React at once. */
export const ACCOUNT_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/partner-registration',
  '/partner/register',
] as const;

/** An article of the demo data; the newest may belong to another test and be deleted the next moment. */
export const ARTICLE_PATH = `/blog/${encodeURIComponent('อายุความหนี้ที่เจ้าหนี้ต้องรู้ก่อนสายเกินไป')}`;

/** The language-specific address of a page. */
export function addressIn(language: Language, path: string): string {
  if (language === 'th') return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** Each page in each language, as rows of a table. */
export function inEachLanguage(
  paths: readonly string[],
): { path: string; language: Language; address: string }[] {
  return paths.flatMap((path) =>
    LANGUAGES.map((language) => ({ path, language, address: addressIn(language, path) })),
  );
}

/** The locale of a visitor's browser, by language. */
export const LOCALES: Record<Language, string> = { th: 'th-TH', en: 'en-GB', zh: 'zh-CN' };
