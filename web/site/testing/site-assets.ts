import type { SiteAssets } from '../document/assets';

/** The files of a built site, for pages that are rendered without a build. */
export const ASSETS: SiteAssets = {
  css: { href: '/site.css', isBuilt: false, sheet: null },
  first: { src: '/first.js' },
  starter: '/start.js',
  islands: [],
  fonts: [],
  faces: { thai: '', latin: '' },
  pictures: '/pictures',
};
