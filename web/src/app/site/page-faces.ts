import type { Language } from '@app/domain/language';
import { FIRST } from './ask-for-fonts';

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
 * Puts the faces that must stand in a page (decision 150) before its first script, which has the browser read them before
 * there is text: asked for by the text itself they come a frame late, and the text moves.
 * @param html the page
 */
export function withFaces(html: string, language: Language, faces: PageFaces): string {
  const rules = facesFor(html, language, faces);
  return rules === '' ? html : html.replace(FIRST, (first) => `<style>${rules}</style>${first}`);
}

function facesFor(html: string, language: Language, { thai, latin }: PageFaces): string {
  if (language === 'th') return thai;
  return THAI_HEADING.test(html) ? latin + thai : latin;
}
