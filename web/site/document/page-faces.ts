import type { Language } from '@app/domain/language';
import { firstScriptOf } from './ask-for-fonts';
import { elementsIn, insertBefore, partsOf, textOf, type HtmlDocument } from './html-tree';

/** The addresses of the heading face's subsets, by script (`web/site/build/fonts.ts`); empty in development. */
export interface PageFaces {
  /** Thai and figures. */
  thai: string;
  /** ASCII. */
  latin: string;
}

/**
 * Preloads the heading face that a page needs (decision 191), and declares it before the page's first script, which makes
 * the browser load it before there is text: requested by the text itself it would arrive later, and the text would shift.
 */
export function addFaces(document: HtmlDocument, language: Language, faces: PageFaces): void {
  const files = facesFor(document, language, faces).filter((file) => file !== '');
  if (files.length === 0) return;
  const links = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${file}">`,
  );
  const rules = files.map(
    (file) =>
      `@font-face{font-family:'Trirong, page';font-weight:600;font-display:optional;src:url(${file})}`,
  );
  insertBefore(firstScriptOf(document), partsOf(`${links.join('')}<style>${rules.join('')}</style>`));
}

function facesFor(document: HtmlDocument, language: Language, { thai, latin }: PageFaces): string[] {
  if (language === 'th') return [thai];
  return hasThaiHeading(document) ? [latin, thai] : [latin];
}

/** Whether a heading begins with Thai, such as an article's on a page in another language. */
function hasThaiHeading(document: HtmlDocument): boolean {
  return elementsIn(document).some(
    (element) => /^h[1-3]$/.test(element.tagName) && /^[\u0e00-\u0e7f]/.test(textOf(element).trimStart()),
  );
}
