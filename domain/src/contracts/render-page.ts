import type { ArticleExcess } from '../article-excess.ts';
import type { BlogCard, BlogPost } from '../blog.ts';
import type { Language } from '../language.ts';
import type { RoadmapStep } from '../roadmap.ts';
import type { Testimonial } from '../testimonial.ts';

/** A public page whose content is data: what the function that serves it gives to the renderer that the web's build makes. */
export type PageRequest =
  | { page: 'home'; testimonials: readonly Testimonial[] }
  | { page: 'blog'; posts: readonly BlogCard[] }
  /** `html`: the post's text, as `renderArticle` or `renderPlain` makes it. */
  | { page: 'article'; post: BlogPost; html: string }
  | { page: 'roadmap'; steps: readonly RoadmapStep[] }
  | { page: 'not-found' };

/** An article's text as HTML, and why it is plain if it is. */
export interface RenderedArticle {
  html: string;
  excess: ArticleExcess | null;
}

/** What the web's build leaves for the function: the same components as the static pages, in one file. */
export interface PageRenderer {
  /** @returns the whole page as HTML */
  renderPage: (request: PageRequest, language: Language) => Promise<string>;
  /** Markdown as HTML, plain where it is too much. May take long: run it where it can be ended. */
  renderArticle: (markdown: string) => RenderedArticle;
  /** The same text as it was typed, escaped; quick, whatever it holds. */
  renderPlain: (markdown: string) => string;
  /** Another one whenever `renderArticle` may make other HTML of the same text. */
  articleVersion: string;
  /** The paths of all pages that are finished at build time or by this renderer, for the site map; without articles. */
  sitePaths: readonly string[];
  /** For addresses in the site map, without a slash at its end. */
  baseUrl: string;
}

/** A module that was loaded by its address is this, or the build and the function do not belong together. */
export function isPageRenderer(loaded: unknown): loaded is PageRenderer {
  return typeof loaded === 'object' && loaded !== null && 'renderPage' in loaded && 'renderArticle' in loaded;
}
