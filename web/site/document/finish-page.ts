import type { PageSheet } from './assets';
import { aliasesOf, writeShortNames } from './class-names';
import {
  attributeOf,
  elementsIn,
  elementOf,
  partsOf,
  replaceElement,
  setAttribute,
  type HtmlDocument,
} from './html-tree';
import { firstStylesFor, type Aliases } from './page-styles';

const known = new WeakMap<PageSheet, Aliases>();

/**
 * Gives a rendered page short names for its lists of classes and the styles of its first screen. Without scripts the whole sheet comes
 * before the first paint.
 * @param href of the whole sheet
 * @throws Error for a page without a place for its styles
 */
export function finishPage(document: HtmlDocument, href: string, sheet: PageSheet): void {
  const aliases = known.get(sheet) ?? aliasesOf(sheet.names);
  known.set(sheet, aliases);
  for (const element of elementsIn(document)) {
    // Icons name the language of drawings, which HTML knows.
    if (element.tagName === 'svg') setAttribute(element, 'xmlns', null);
  }
  writeShortNames(document, sheet.names, sheet.classes);
  const styles = firstStylesFor(document, sheet.pieces, aliases);
  const place = elementOf(document, 'style', (style) => attributeOf(style, 'data-sheet') !== undefined);
  replaceElement(
    place,
    partsOf(
      `<style data-sheet="${href}">${styles}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`,
    ),
  );
}
