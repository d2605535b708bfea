import type { Language } from '@app/domain/language';
import { site } from '@/site.config';
import type { SiteAssets } from '../document/assets';

/** Chinese is set in the reader's system fonts, which a build does not have: Chinese pages show the English pictures. */
export const PICTURE_LANGUAGES = ['th', 'en'] as const satisfies readonly Language[];

/** Where the preview picture of a page is: absolute, as Open Graph wants it. */
export function pictureOf(id: string, language: Language, assets: Pick<SiteAssets, 'pictures'>): string {
  return `${site.baseUrl}${assets.pictures}/${id}.${language === 'th' ? 'th' : 'en'}.png`;
}
