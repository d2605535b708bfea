import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
import assets from 'virtual:site-assets';
import { PETALS } from '@/components/identity/page-engravings';
import { PageSpinner } from '@/components/spinner';
import { site } from '@/site.config';
import { fillRoot } from '../document/fill-root';
import {
  attributeOf,
  elementOf,
  insertAfter,
  insertBefore,
  partsOf,
  readHtml,
  replaceElement,
  sheetLinkOf,
  writeHtml,
} from '../document/html-tree';
import { APP_PAGES, renderAppPage } from './render-app-page';
import { SITE_PAGES } from '../pages/pages';
import { addFaces } from '../document/page-faces';
import { stylesFor, type StylePiece } from '../document/page-styles';
import { PICTURE_LANGUAGES } from '../pages/pictures';
import { portalFrames, templatesOf } from './portal-frames';
import { DATA_PAGES, renderDataPage } from './render-data-page';
import { renderSitePage } from './render-site-page';
import { startLazy } from '../document/start-lazy';
import { headText, textsIn } from '../pages/texts';

/** Where Hosting finds a page in a language: the language's own folder, Thai at the root. */
function fileOf(path: string, language: Language): string {
  const folder = language === FALLBACK_LANGUAGE ? '' : `${language}/`;
  return `${folder}${path === '/' ? 'index' : path.slice(1)}.html`;
}

/** Signed-in areas are not searched (contract, Web). */
const ROBOTS = `User-agent: *
Disallow: /dashboard
Disallow: /admin
Disallow: /notifications
Disallow: /partner/dashboard
Disallow: /partner/case/
Disallow: /partner/profile
Disallow: /fresh/

Sitemap: ${site.baseUrl}/sitemap.xml
`;

/**
 * Every page that can be prerendered at build time, in each language.
 * @param shell the built document of the portal's screens, into which the account pages are rendered
 * @param sheet its style sheet
 */
export async function* finishedPages(
  shell: string,
  sheet: readonly StylePiece[],
): AsyncGenerator<{ file: string; html: string }> {
  yield { file: 'robots.txt', html: ROBOTS };
  const lazyShell = lazyShellOf(shell);
  for (const language of LANGUAGES) {
    yield {
      file: fileOf('/', language),
      // Its testimonials and counted figures are rendered in later and refreshed at load.
      html: await renderDataPage({ page: 'home', testimonials: [], figures: null }, language, assets),
    };
    yield {
      file: fileOf('/404', language),
      html: await renderDataPage({ page: 'not-found' }, language, assets),
    };
    for (const page of SITE_PAGES) {
      yield { file: fileOf(page.path, language), html: await renderSitePage(page, language, assets) };
    }
    for (const page of APP_PAGES) {
      yield {
        file: fileOf(page.path, language),
        html: await renderAppPage(page, language, lazyShell, sheet, assets.faces),
      };
    }
  }
}

function lazyShellOf(shell: string): string {
  const document = readHtml(shell);
  startLazy(document, assets.starter);
  return writeHtml(document);
}

/**
 * The portal's document with its initial content: the frames of all roles, of which `script` shows one before the first paint, or the
 * spinner, as React will render it next (decision 213). It holds nothing about a person (security W7). Without scripts it says that they
 * are needed, in every language, as none is chosen.
 * It also holds the styles of all this, and is painted before any other file has come (decision 213).
 * @param sheet its style sheet, which comes before React draws
 * @param script `web/site/browser/portal-frame.ts`, built
 */
export async function waitingPage(
  shell: string,
  sheet: readonly StylePiece[],
  script: string,
): Promise<string> {
  const screen = renderToStaticMarkup(
    <>
      <div hidden>
        <PageSpinner label="" />
      </div>
      <noscript>
        <div className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
          {LANGUAGES.map((language) => (
            <p key={language} lang={language} className="border-s-3 border-seal ps-3 font-medium">
              {textsIn(language).t('session:noScript', {
                phone: site.phoneText[language].replaceAll(' ', '\u00a0'),
              })}
            </p>
          ))}
        </div>
      </noscript>
    </>,
  );
  const frames = await portalFrames();
  const document = readHtml(shell);
  const link = sheetLinkOf(document);
  const href = attributeOf(link, 'href') ?? '';
  replaceElement(link, partsOf(`<style>${stylesOf(shell, screen + frames.shapes.join(''), sheet)}</style>`));
  fillRoot(document, screen);
  const root = elementOf(document, 'div', (div) => attributeOf(div, 'id') === 'root');
  insertBefore(root, partsOf(templatesOf(frames)));
  // The script directly behind the root, which shows nothing until then. The sheet behind the script, which would wait for it; the portal's
  // own script waits for it and draws with it.
  insertAfter(
    root,
    partsOf(`<script>${script}</script><link rel="stylesheet" fetchpriority="high" href="${href}">`),
  );
  addFaces(document, 'th', assets.faces);
  return writeHtml(document);
}

/** The styles of the portal's document with some content. */
function stylesOf(shell: string, content: string, sheet: readonly StylePiece[]): string {
  const document = readHtml(shell);
  fillRoot(document, content);
  return stylesFor(document, sheet);
}

/** The pictures for previews of all pages. */
export function pictures(): readonly { file: string; title: string; name: string; petals: number }[] {
  return [...DATA_PAGES, ...SITE_PAGES].flatMap(({ id }) =>
    PICTURE_LANGUAGES.map((language) => ({
      file: `pictures/${id}.${language}.png`,
      title: headText(id, 'title', language),
      name: site.name[language],
      petals: PETALS[id],
    })),
  );
}
