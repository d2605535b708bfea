import type { Language } from '@app/domain/language';

/** Rules with small faces in them, by script (`build/fonts.ts`); empty in development. */
export interface PageFaces {
  /** Thai and figures for headings, Thai for text. */
  thai: string;
  /** ASCII for headings. */
  latin: string;
}

/** A heading that begins with Thai, such as an article's on a page in another language. */
const THAI_HEADING = /<h[1-3]\b[^>]*>(?:<[^>]*>)*[\u0e00-\u0e7f]/;

/**
 * The faces that must stand in a page (decision 150).
 * @param html the page without its styles
 */
export function facesFor(html: string, language: Language, { thai, latin }: PageFaces): string {
  if (language === 'th') return thai;
  return THAI_HEADING.test(html) ? latin + thai : latin;
}
