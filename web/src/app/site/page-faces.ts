import type { Language } from '@app/domain/language';
import { FIRST } from './ask-for-fonts';

/** The addresses of the heading face's subsets, by script (`build/fonts.ts`); empty in development. */
export interface PageFaces {
  /** Thai and figures. */
  thai: string;
  /** ASCII. */
  latin: string;
}

/** A heading that begins with Thai, such as an article's on a page in another language. */
const THAI_HEADING = /<h[1-3]\b[^>]*>(?:<[^>]*>)*[\u0e00-\u0e7f]/;

/**
 * Preloads the heading face that a page needs (decision 191), and declares it before the page's first script, which makes
 * the browser load it before there is text: requested by the text itself it would arrive later, and the text would shift.
 * @param html the page
 */
export function withFaces(html: string, language: Language, faces: PageFaces): string {
  const files = facesFor(html, language, faces).filter((file) => file !== '');
  const links = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`,
  );
  const rules = files.map(
    (file) =>
      `@font-face{font-family:'Trirong, page';font-weight:600;font-display:optional;src:url(${file})}`,
  );
  if (files.length === 0) return html;
  return html.replace(FIRST, (first) => `${links.join('')}<style>${rules.join('')}</style>${first}`);
}

function facesFor(html: string, language: Language, { thai, latin }: PageFaces): string[] {
  if (language === 'th') return [thai];
  return THAI_HEADING.test(html) ? [latin, thai] : [latin];
}
