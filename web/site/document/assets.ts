import type { PageFaces } from './page-faces';
import type { KnownClasses, ShortNames } from './class-names';
import type { StylePiece } from './page-styles';

/** Where the built files of a public page are; the client's build tells (`tools` of the prerenderer), the dev server too. */
export interface SiteAssets {
  /** The style sheet's address, and what finishes a page: nothing in development, and at the build not before all pages are known. */
  css: { href: string; isBuilt: boolean; sheet: PageSheet | null };
  /** The script that runs before the first paint (`head-script.ts`), as inlined in a page; in development its address. */
  first: { children: string } | { src: string };
  /** The one script that a page loads (`start-page.ts`). */
  starter: string;
  /** What it loads at the first intent: the entry, then what the entry imports. */
  islands: readonly string[];
  /** The font files, asked for together with the page. */
  fonts: readonly string[];
  /** The subsets of the heading face. */
  faces: PageFaces;
  /** Where the pictures for previews are. */
  pictures: string;
}

/** The site's style sheet in pieces, and the short names of lists of its classes (decision 191). */
export interface PageSheet {
  pieces: readonly StylePiece[];
  names: ShortNames;
  classes: KnownClasses;
}
