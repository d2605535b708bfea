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
 * Inlines a page's font faces (decision 150) before its first script, which makes the browser load them before there is
 * text: requested by the text itself they arrive a frame late, and the text shifts.
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
