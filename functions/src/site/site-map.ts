import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';

/** An article in the site map. */
export interface Mapped {
  slug: string;
  changedAt: Date;
}

/**
 * `sitemap.xml`: each page in each language, with its translations.
 * @param baseUrl without a slash at its end
 * @param paths of all pages but articles, `/` for the home page
 */
export function siteMap(baseUrl: string, paths: readonly string[], articles: readonly Mapped[]): string {
  const pages = [
    ...paths.map((path) => ({ path, changedAt: null })),
    ...articles.map(({ slug, changedAt }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changedAt })),
  ];
  const urls = pages.flatMap(({ path, changedAt }) =>
    LANGUAGES.map((language) => entry(baseUrl, path, language, changedAt)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function entry(baseUrl: string, path: string, language: Language, changedAt: Date | null): string {
  const alternates = LANGUAGES.map((each) => alternate(each, address(baseUrl, path, each)));
  const lines = [
    `<loc>${escape(address(baseUrl, path, language))}</loc>`,
    ...(changedAt === null ? [] : [`<lastmod>${changedAt.toISOString()}</lastmod>`]),
    ...alternates,
    alternate('x-default', address(baseUrl, path, FALLBACK_LANGUAGE)),
  ];
  return `  <url>\n    ${lines.join('\n    ')}\n  </url>`;
}

function alternate(hrefLang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escape(href)}"/>`;
}

function address(baseUrl: string, path: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE) return baseUrl + path;
  return `${baseUrl}/${language}${path === '/' ? '' : path}`;
}

function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}
