import { elementOf, insertAfter, partsOf, type HtmlDocument, type HtmlElement } from './html-tree';

/**
 * The script that precedes all visible content (`head-script.ts`).
 * @throws Error for a document without one
 */
export function firstScriptOf(document: HtmlDocument): HtmlElement {
  return elementOf(document, 'script');
}

/**
 * Asks for the font files together with the page, or they would be late for its first paint; at a low priority, so that
 * on a slow line the page itself comes first. Written into the finished document: React would put such links
 * elsewhere.
 */
export function askForFonts(document: HtmlDocument, files: readonly string[]): void {
  const links = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin="" href="${file}">`,
  );
  insertAfter(firstScriptOf(document), partsOf(links.join('')));
}

/** Of the heading face a page preloads a subset (`page-faces.ts`); the file comes where a heading has other letters. */
export function isAskedFor(file: string): boolean {
  return file.endsWith('.woff2') && !/(?:^|\/)trirong-/.test(file);
}
