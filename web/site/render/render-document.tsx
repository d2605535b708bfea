import type { Language } from '@app/domain/language';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { withSiteWords } from '@/lib/thai/site-words';
import { askForFonts } from '../document/ask-for-fonts';
import type { SiteAssets } from '../document/assets';
import { islandPrefix, ISLANDS } from '../browser/islands';
import { finishPage } from '../document/finish-page';
import { append, attributeOf, elementsIn, partsOf, readHtml, writeHtml } from '../document/html-tree';
import { addFaces } from '../document/page-faces';
import { textsIn } from '../pages/texts';

let components: Map<string, ComponentType> | undefined;

async function islandComponents(): Promise<Map<string, ComponentType>> {
  components ??= new Map(
    await Promise.all(Object.entries(ISLANDS).map(async ([name, load]) => [name, await load()] as const)),
  );
  return components;
}

/**
 * A whole document as HTML. Islands are rendered apart, each as the root that takes it over in the browser, so that ids
 * agree; the rest is for reading only and carries none of React's marks.
 */
export async function renderDocument(
  document: ReactElement,
  language: Language,
  { css, faces, fonts }: SiteAssets,
): Promise<string> {
  const i18n = textsIn(language);
  const known = await islandComponents();
  const html = withSiteWords(() =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{document}</I18nextProvider>),
  );
  const page = readHtml(`<!doctype html>${html}`);
  // The browser counts the same places (`start-islands.tsx`).
  const places = elementsIn(page).filter((element) => attributeOf(element, 'data-island') !== undefined);
  for (const [order, place] of places.entries()) {
    const Content = known.get(attributeOf(place, 'data-island') ?? '');
    if (Content === undefined) continue;
    const content = renderToString(
      <I18nextProvider i18n={i18n}>
        <Content />
      </I18nextProvider>,
      { identifierPrefix: islandPrefix(order) },
    );
    append(place, partsOf(content));
  }
  askForFonts(page, fonts);
  addFaces(page, language, faces);
  if (css.sheet !== null) finishPage(page, css.href, css.sheet);
  return writeHtml(page);
}
