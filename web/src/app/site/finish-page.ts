import type { PageSheet } from './assets';
import { aliasesOf, classesOfSheet, withShortNames, type KnownClasses } from './class-names';
import { firstStylesFor, type Aliases } from './page-styles';

/** The place of the page's own styles in its head. */
const STYLE = /<style data-sheet="[^"]*"><\/style>/;

const known = new WeakMap<PageSheet, { classes: KnownClasses; aliases: Aliases }>();

/**
 * A rendered page with short names for its lists of classes and the styles of its first screen. Without scripts the whole sheet comes
 * before the first paint.
 * @param href of the whole sheet
 */
export function finishPage(html: string, href: string, sheet: PageSheet): string {
  const parts = known.get(sheet) ?? {
    classes: classesOfSheet(sheet.pieces),
    aliases: aliasesOf(sheet.names),
  };
  known.set(sheet, parts);
  // Icons name the language of drawings, which HTML knows.
  const plain = html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const short = withShortNames(plain, sheet.names, parts.classes);
  const styles = firstStylesFor(short, sheet.pieces, parts.aliases);
  return short.replace(
    STYLE,
    () =>
      `<style data-sheet="${href}">${styles}</style><noscript><link rel="stylesheet" href="${href}" /></noscript>`,
  );
}
