import type { Language } from '@app/domain/language';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { withSiteWords } from '@/lib/thai/site-words';
import { askForFonts } from './ask-for-fonts';
import type { SiteAssets } from './assets';
import { islandPrefix, ISLANDS } from './islands';
import { finishPage } from './finish-page';
import { withFaces } from './page-faces';
import { textsIn } from './texts';

/** An island's place as React writes it while it is empty. */
const PLACE = /<div data-island="([\w-]+)"([^>]*)><\/div>/g;

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
  let order = 0;
  const filled = html.replace(PLACE, (place, name: string, rest: string) => {
    const Content = known.get(name);
    const identifierPrefix = islandPrefix(order);
    order += 1;
    if (Content === undefined) return place;
    const content = renderToString(
      <I18nextProvider i18n={i18n}>
        <Content />
      </I18nextProvider>,
      { identifierPrefix },
    );
    return `<div data-island="${name}"${rest}>${content}</div>`;
  });
  const whole = `<!doctype html>${withFaces(askForFonts(filled, fonts), language, faces)}`;
  return css.sheet === null ? whole : finishPage(whole, css.href, css.sheet);
}
