import { LANGUAGES, FALLBACK_LANGUAGE, type Language } from '@app/domain/language';
import assets from 'virtual:site-assets';
import { SITE_PAGES } from '../pages/pages';
import { renderDataPage } from './render-data-page';
import { renderSitePage } from './render-site-page';

/**
 * For the dev server: the page at an address, or null when it is none of the public ones. Data pages are empty here;
 * `npm start` shows them with their data.
 */
export async function renderForDevelopment(pathname: string): Promise<string | null> {
  const { path, language } = splitLanguage(pathname);
  const page = SITE_PAGES.find((each) => each.path === path);
  if (page !== undefined) return renderSitePage(page, language, assets);
  if (path === '/')
    return renderDataPage({ page: 'home', testimonials: [], figures: null }, language, assets);
  if (path === '/blog')
    return renderDataPage({ page: 'blog', posts: [], number: 1, hasOlder: false }, language, assets);
  if (path === '/roadmap') return renderDataPage({ page: 'roadmap', steps: [] }, language, assets);
  if (path === '/how-we-count')
    return renderDataPage({ page: 'how-we-count', figures: null }, language, assets);
  return null;
}

function splitLanguage(pathname: string): { path: string; language: Language } {
  const [, first = ''] = pathname.split('/');
  const language = LANGUAGES.find((each) => each === first);
  if (language === undefined) return { path: pathname, language: FALLBACK_LANGUAGE };
  return { path: pathname.slice(first.length + 1) || '/', language };
}
