import { LOCALE_TAGS, type Language } from '@app/domain/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { useLanguage } from '@/i18n';
import { site } from '@/site.config';
import type { SiteAssets } from '../document/assets';
import { absolute, alternatesOf } from '../pages/language-paths';
import type { StructuredData } from '../pages/structured-data';

/** What the head of a page says to search engines, chats and browsers. */
export interface PageMeta {
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
  /** Absolute. */
  picture: string;
  type: 'website' | 'article';
  /** An unknown address and pages for one person are not to be found. */
  indexed: boolean;
  data: readonly StructuredData[];
}

interface SiteDocumentProps {
  id: string;
  /** Unprefixed: the same in every language. */
  path: string;
  meta: PageMeta;
  assets: SiteAssets;
  children: ReactNode;
}

/** `th_TH`, as Open Graph wants it. */
function openGraphLocale(language: Language): string {
  const [tag = '', region = ''] = LOCALE_TAGS[language].split('-');
  return `${tag}_${region}`;
}

/** A public page, whole: what a browser, a crawler and a chat get before any script has run. */
export function SiteDocument({ id, path, meta, assets, children }: SiteDocumentProps) {
  const language = useLanguage();
  const { t } = useTranslation('site');
  const name = site.name[language];
  const title = id === 'home' ? `${name} · ${meta.title}` : `${meta.title} · ${name}`;
  return (
    <html lang={language} data-page={id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        {!meta.indexed && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f1e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1819" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {meta.indexed && (
          <>
            <link rel="canonical" href={absolute(path, language)} />
            {alternatesOf(path).map(([hrefLang, href]) => (
              <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
            ))}
          </>
        )}
        <meta property="og:type" content={meta.type} />
        <meta property="og:site_name" content={name} />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:url" content={absolute(path, language)} />
        <meta property="og:image" content={meta.picture} />
        <meta property="og:locale" content={openGraphLocale(language)} />
        <meta name="twitter:card" content="summary_large_image" />
        {assets.css.isBuilt ? (
          // Filled once the whole page is known (`finish-page.ts`).
          <style data-sheet={assets.css.href} />
        ) : (
          <link rel="stylesheet" href={assets.css.href} />
        )}
        <script {...assets.first} />
        <script type="module" src={assets.starter} data-react={assets.islands.join(' ')} />
        {meta.data.map((each) => (
          <script key={each['@type']} type="application/ld+json">
            {JSON.stringify(each)}
          </script>
        ))}
      </head>
      <body className="bg-paper text-ink">
        <SiteHeader path={path} />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter path={path} />
        <p
          id="script-failed"
          role="alert"
          hidden
          className="fixed inset-x-3 bottom-20 z-50 mx-auto max-w-xl rounded-md border border-s-3 border-rule-strong border-s-seal bg-sheet px-5 py-4 shadow-lifted"
        >
          {t('scriptFailed', { phone: site.phoneText[language] })}
        </p>
      </body>
    </html>
  );
}
