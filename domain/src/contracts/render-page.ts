import type { ArticleExcess } from '../article-excess.ts';
import type { BlogCard, BlogPost } from '../blog.ts';
import type { DoorAnswerKind } from '../door.ts';
import type { Language } from '../language.ts';
import type { Notification } from '../notification.ts';
import type { PublicFigures } from '../public-figures.ts';
import type { RoadmapStep } from '../roadmap.ts';
import type { StatementWords } from '../statement-words.ts';
import type { Testimonial } from '../testimonial.ts';

/** A public page with live content: the input that the serving function passes to the renderer of the web's build. */
export type PageRequest =
  /** `figures` null: too few cases, or switched off; the page shows what `claims.config.ts` states. */
  | { page: 'home'; testimonials: readonly Testimonial[]; figures: PublicFigures | null }
  | { page: 'how-we-count'; figures: PublicFigures | null }
  /** `number`: which page of the list, from 1, the newest. */
  | { page: 'blog'; posts: readonly BlogCard[]; number: number; hasOlder: boolean }
  /** `html`: the post's text, from `renderArticle` or `renderPlain`. */
  | { page: 'article'; post: BlogPost; html: string }
  | { page: 'roadmap'; steps: readonly RoadmapStep[] }
  /** `token` from the opened address, for the same page in another language. */
  | { page: 'mail-link'; act: MailAct; state: MailLinkState; token: string }
  /** `code` as it is stored; '' where none is in the address. */
  | ({ page: 'verify'; code: string } & DoorView)
  | { page: 'not-found' };

/** What a link of a mail is for; `stop` ends the mails about notifications. */
export type MailAct = 'confirm' | 'unsubscribe' | 'stop';
/** The page shows a button, success, or that the link is invalid. */
export type MailLinkState = 'ask' | 'done' | 'gone';

/** Who contacts the reader, and nothing about why. */
export interface Collector {
  /** '' where the partner has entered something that does not look like a name: the company alone is shown. */
  firstName: string;
  company: string;
  until: Date;
}
/** What a debtor wrote into the form, to be shown once more. */
export interface DoorDraft {
  kind: string;
  text: string;
  reach: string;
}
export type DoorView =
  | { state: 'ask' | 'gone' }
  /** Too many tries; what was sent was not read. */
  | { state: 'limited'; retryAt: Date; draft: DoorDraft | null }
  /** `draft` where what was sent is not complete. `key` names the form, so that it is stored once. */
  | { state: 'found'; collector: Collector; draft: DoorDraft | null; key: string }
  | { state: 'answered'; kind: DoorAnswerKind };

/** A mail that the server sends: the input of the renderer. Links are absolute. */
export type MailRequest =
  | { mail: 'newsletter-confirm'; confirm: string; unsubscribe: string }
  | ({ mail: 'notices' } & NoticeMailRequest);

/** A mail about notifications. Only their titles and the cases' numbers are in it: no person, file, company or amount. */
export interface NoticeMailRequest {
  /** One that cannot wait, or the daily digest. */
  atOnce: boolean;
  /** The newest first. */
  notices: readonly MailedNotice[];
  /** How many more there are. */
  more: number;
  portal: string;
  unsubscribe: string;
}
export type MailedNotice = Omit<Notification, 'id' | 'user_id' | 'is_read'>;

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

/** The output of the web's build for the function: the components of the static pages, in one file. */
export interface PageRenderer {
  /** @returns the complete page as HTML */
  renderPage: (request: PageRequest, language: Language) => Promise<string>;
  renderMail: (request: MailRequest, language: Language) => MailText;
  /** The texts of a case's statement, from the files of the screen that shows the same rows. */
  statementWords: (language: Language) => StatementWords;
  /** Markdown as HTML, plain beyond the limits. May take long: run it where it can be terminated. `language`: of the text. */
  renderArticle: (markdown: string, language: Language) => RenderedArticle;
  /** The same text as plain text, escaped; fast for any input. */
  renderPlain: (markdown: string) => string;
  /** Changes whenever `renderArticle` may return other HTML for the same text. */
  articleVersion: string;
  /** The paths of all pages rendered at build time or by this renderer, for the site map; without articles. */
  sitePaths: readonly string[];
  /** For addresses in the site map, without a slash at its end. */
  baseUrl: string;
}

/** Checks a dynamically loaded module: otherwise the build and the function do not match. */
export function isPageRenderer(loaded: unknown): loaded is PageRenderer {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderPage' in loaded &&
    'renderMail' in loaded &&
    'statementWords' in loaded &&
    'renderArticle' in loaded &&
    'sitePaths' in loaded
  );
}
