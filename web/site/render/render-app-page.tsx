import type { Language } from '@app/domain/language';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';
import { App } from '@/app/app';
import { fillRoot } from '../document/fill-root';
import { absolute, alternatesOf } from '../pages/language-paths';
import {
  append,
  attributeOf,
  elementOf,
  partsOf,
  readHtml,
  removeElement,
  replaceElement,
  setAttribute,
  sheetLinkOf,
  writeHtml,
} from '../document/html-tree';
import { addFaces, type PageFaces } from '../document/page-faces';
import { stylesFor, type StylePiece } from '../document/page-styles';
import { pictureOf } from '../pages/pictures';
import { textsIn } from '../pages/texts';

/** A public page that is one of the portal's screens: its form is in the prerendered page, React hydrates it. */
export interface AppPage {
  id: 'login' | 'register' | 'forgot-password' | 'partner-registration';
  path: string;
  /** The page that it duplicates; search engines get that one as canonical. */
  sameAs?: string;
}

export const APP_PAGES: readonly AppPage[] = [
  { id: 'login', path: links.login },
  { id: 'register', path: links.register },
  { id: 'forgot-password', path: links.forgotPassword },
  { id: 'partner-registration', path: links.partnerRegistration },
  { id: 'partner-registration', path: links.partnerRegister, sameAs: links.partnerRegistration },
];

/**
 * @param shell the built `spa.html`
 * @param sheet its style sheet
 * @param faces the subsets of the heading face
 */
export async function renderAppPage(
  page: AppPage,
  language: Language,
  shell: string,
  sheet: readonly StylePiece[],
  faces: PageFaces,
): Promise<string> {
  const i18n = textsIn(language);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <App inRouter={(content) => <StaticRouter location={page.path}>{content}</StaticRouter>} />
    </I18nextProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const content = await new Response(prelude).text();
  // React would leave the page to the browser, unfinished.
  if (errors.length > 0) throw new AggregateError(errors, `${page.path} cannot be finished at build time.`);
  const document = readHtml(shell);
  fillRoot(document, content);
  const html = elementOf(document, 'html');
  setAttribute(html, 'lang', language);
  setAttribute(html, 'data-page', page.id);
  setAttribute(html, 'data-screen', '');
  removeElement(elementOf(document, 'title'));
  replaceElement(
    elementOf(document, 'meta', (meta) => attributeOf(meta, 'name') === 'robots'),
    partsOf(headOf(page, language)),
  );
  append(elementOf(document, 'body'), partsOf(noticeIn(language)));
  const styles = stylesFor(document, sheet);
  addFaces(document, language, faces);
  const link = sheetLinkOf(document);
  replaceElement(link, partsOf(`<style data-sheet="${attributeOf(link, 'href')}">${styles}</style>`));
  return writeHtml(document);
}

/** Shown by `head-script.ts` when what was pressed cannot be done, as no script came. */
function noticeIn(language: Language): string {
  const text = textsIn(language).t('site:scriptFailed', { phone: site.phoneText[language] });
  return `<p id="script-failed" role="alert" hidden class="script-failed">${escape(text)}</p>`;
}

/** Texts in attributes: our own, which may hold quotes. */
function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function headOf({ id, path, sameAs = path }: AppPage, language: Language): string {
  const { t } = textsIn(language);
  const title = t(`pages:${id}.title`);
  const description = t(`pages:${id}.description`);
  const name = site.name[language];
  const meta = (key: string, content: string) => `<meta property="og:${key}" content="${escape(content)}" />`;
  return [
    `<title>${escape(`${title} · ${name}`)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${absolute(sameAs, language)}" />`,
    ...alternatesOf(sameAs).map(
      ([hrefLang, href]) => `<link rel="alternate" hreflang="${hrefLang}" href="${href}" />`,
    ),
    meta('type', 'website'),
    meta('site_name', name),
    meta('title', title),
    meta('description', description),
    meta('url', absolute(sameAs, language)),
    meta('image', pictureOf('home', language, { pictures: '/pictures' })),
  ].join('\n    ');
}
