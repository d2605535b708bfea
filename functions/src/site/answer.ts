import type { BlogCard, BlogPost } from '@app/domain/blog';
import type { PageRenderer, PageRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import type { PublicFigures } from '@app/domain/public-figures';
import type { RoadmapStep } from '@app/domain/roadmap';
import type { Testimonial } from '@app/domain/testimonial';
import type { KeptAnswers } from './kept-answers.ts';
import { siteMap, type Mapped } from './site-map.ts';
import type { SiteRequest } from './site-request.ts';

/** The source of the pages' content. */
export interface SiteContent {
  testimonials(): Promise<readonly Testimonial[]>;
  /** A page of the list, from 1, the newest. */
  posts(page: number): Promise<{ posts: readonly BlogCard[]; hasOlder: boolean }>;
  /** How many pages the list has, counted without reading them. */
  pages(): Promise<number>;
  post(slug: string): Promise<BlogPost | null>;
  /** The post's text as HTML, in this language or else in Thai. */
  html(post: BlogPost, language: Language): Promise<string>;
  /** The current slug of the article that had this one before; null when none had. */
  movedTo(slug: string): Promise<string | null>;
  articles(): Promise<readonly Mapped[]>;
  steps(): Promise<readonly RoadmapStep[]>;
  /** The figures of the firm's work; null when there are none. */
  figures(): Promise<PublicFigures | null>;
}

export interface Answer {
  status: 200 | 301 | 404;
  type: 'text/html; charset=utf-8' | 'application/xml; charset=utf-8';
  body: string;
  /** How long an edge may cache it, in seconds. */
  keep: number;
  /** The path to redirect to, in the same language. */
  location?: string;
}

/** An article is found within a minute of its publication; a popular page is rendered once in that time. */
const KEEP = 60;
const HTML = 'text/html; charset=utf-8';

/** The answer to a request. */
export async function answerTo(
  request: SiteRequest,
  language: Language,
  renderer: PageRenderer,
  content: SiteContent,
  kept: KeptAnswers,
): Promise<Answer> {
  if (request.kind === 'sitemap') {
    const articles = await kept.read('articles', () => content.articles());
    const body = siteMap(renderer.baseUrl, renderer.sitePaths, articles);
    return { status: 200, type: 'application/xml; charset=utf-8', body, keep: KEEP };
  }
  // Of the query string only the blog's page matters to what is read, and the language only to an article's text.
  const page = await kept.read(keyOf(request, language), () => pageOf(request, language, content, kept));
  if (page.page === 'not-found' && request.kind === 'article') {
    const slug = await content.movedTo(request.slug);
    // An invalid document may have the requested slug.
    if (slug !== null && slug !== request.slug) {
      const location = `${request.prefix}/blog/${encodeURIComponent(slug)}`;
      return { status: 301, type: HTML, body: '', keep: KEEP, location };
    }
  }
  return {
    status: page.page === 'not-found' ? 404 : 200,
    type: HTML,
    body: await kept.render([page, language], () => renderer.renderPage(page, language)),
    keep: KEEP,
  };
}

function keyOf(request: SiteRequest, language: Language): string {
  if (request.kind === 'blog') return `blog ${request.page}`;
  return request.kind === 'article' ? `article ${language} ${request.slug}` : request.kind;
}

async function pageOf(
  request: Exclude<SiteRequest, { kind: 'sitemap' }>,
  language: Language,
  content: SiteContent,
  kept: KeptAnswers,
): Promise<PageRequest> {
  switch (request.kind) {
    case 'home': {
      const [testimonials, figures] = await Promise.all([content.testimonials(), content.figures()]);
      return { page: 'home', testimonials, figures };
    }
    case 'how-we-count':
      return { page: 'how-we-count', figures: await content.figures() };
    case 'blog': {
      // Each article before a page is billed as a read: a page beyond the last would read all of them.
      if (request.page > 1 && request.page > (await kept.read('blog pages', () => content.pages())))
        return { page: 'not-found' };
      const list = await content.posts(request.page);
      return request.page > 1 && list.posts.length === 0
        ? { page: 'not-found' }
        : { page: 'blog', number: request.page, ...list };
    }
    case 'roadmap':
      return { page: 'roadmap', steps: await content.steps() };
    case 'article': {
      const post = await content.post(request.slug);
      return post === null
        ? { page: 'not-found' }
        : { page: 'article', post, html: await content.html(post, language) };
    }
    case 'unknown':
      return { page: 'not-found' };
  }
}
