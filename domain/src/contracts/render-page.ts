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
  /** `token` is what the address was opened with, for the same page in another language. */
  | { page: 'newsletter-link'; act: NewsletterAct; state: NewsletterLinkState; token: string }
  | { page: 'not-found' };

/** What a link of the newsletter's mails is for. */
export type NewsletterAct = 'confirm' | 'unsubscribe';
/** The page asks by a button, says that it is done, or that the link is of no use. */
export type NewsletterLinkState = 'ask' | 'done' | 'gone';

/** A mail that the server sends: what the function gives to the renderer. Links are whole addresses. */
export interface MailRequest {
  mail: 'newsletter-confirm';
  confirm: string;
  unsubscribe: string;
}

/** The content of a mail, as the Trigger Email extension takes it. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** An article's text as HTML, and why it is plain if it is. */
export interface RenderedArticle {
  html: string;
  excess: ArticleExcess | null;
}

/** What the web's build leaves for the function: the same components as the static pages, in one file. */
export interface PageRenderer {
  /** @returns the whole page as HTML */
  renderPage: (request: PageRequest, language: Language) => Promise<string>;
  renderMail: (request: MailRequest, language: Language) => MailText;
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
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderPage' in loaded &&
    'renderMail' in loaded &&
    'renderArticle' in loaded &&
    'sitePaths' in loaded
  );
}
