import type { BlogPost } from '../blog.ts';
import type { Language } from '../language.ts';
import type { RoadmapStep } from '../roadmap.ts';
import type { Testimonial } from '../testimonial.ts';

/** A public page whose content is data: what the function that serves it gives to the renderer that the web's build makes. */
export type PageRequest =
  | { page: 'home'; testimonials: readonly Testimonial[] }
  | { page: 'blog'; posts: readonly BlogPost[] }
  | { page: 'article'; post: BlogPost }
  | { page: 'roadmap'; steps: readonly RoadmapStep[] }
  | { page: 'not-found' };

/** What the web's build leaves for the function: the same components as the static pages, in one file. */
export interface PageRenderer {
  /** @returns the whole page as HTML */
  renderPage: (request: PageRequest, language: Language) => Promise<string>;
  /** The paths of all pages that are finished at build time or by this renderer, for the site map; without articles. */
  sitePaths: readonly string[];
  /** For addresses in the site map, without a slash at its end. */
  baseUrl: string;
}

/** A module that was loaded by its address is this, or the build and the function do not belong together. */
export function isPageRenderer(loaded: unknown): loaded is PageRenderer {
  return typeof loaded === 'object' && loaded !== null && 'renderPage' in loaded && 'sitePaths' in loaded;
}
