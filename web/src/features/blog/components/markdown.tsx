import { excessOf } from '@app/domain/article-excess';
import type { Language } from '@app/domain/language';
import Markdown, { defaultUrlTransform, type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { footnoteOptions } from '../footnote-words';
import { limitNesting } from '../limit-nesting';
import { limitNodes } from '../limit-nodes';
import { isOwnPicture } from '../own-picture';
import { PlainText } from './plain-text';

/** Ids of headings begin with this, so that an author's heading is never mistaken for a part of the page. */
const ANCHOR = 'h-';

/** An author's headings rank below the article's title. External pictures are links: no page reveals its readers. */
const COMPONENTS: Components = {
  h1: ({ id, children }) => <h2 id={id}>{children}</h2>,
  // The class of a heading is that of the footnotes, which only screen readers need: authors cannot give one.
  h2: ({ id, className, children }) => (
    <h2 id={id} className={className}>
      {children}
    </h2>
  ),
  h3: ({ id, children }) => <h3 id={id}>{children}</h3>,
  h4: ({ id, children }) => <h4 id={id}>{children}</h4>,
  table: ({ children }) => (
    <div className="article-table" tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPicture(src) ? (
      <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />
    ) : (
      <a href={typeof src === 'string' ? src : undefined} rel="noopener nofollow">
        {alt === undefined || alt === '' ? src : alt}
      </a>
    ),
  // Footnotes and their references lead to each other by ids.
  a: ({ id, href, children, 'aria-label': label, 'aria-describedby': described }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a
        id={id}
        href={href}
        aria-label={label}
        aria-describedby={described}
        {...(href.startsWith('http') ? { rel: 'noopener nofollow' } : {})}
      >
        {children}
      </a>
    ),
};

/** `javascript:`, `data:` and the like become nothing; `//host` is an address elsewhere in disguise. */
function safeUrl(url: string): string {
  return /^[/\\]{2}|^\/\\/.test(url.trim()) ? '' : defaultUrlTransform(url);
}

export interface ArticleTextProps {
  /** Of the article, which may not be that of the page. */
  language: Language;
  children: string;
}

/**
 * Markdown as an author writes it, safely: no raw HTML, links restricted (security W1). Plain where it is too much
 * to be followed.
 * @throws Error for more than `ARTICLE_BOUNDS.nodes`, or for what the parser gives up; a browser draws `SafeArticleText`
 */
export function ArticleText({ language, children }: ArticleTextProps) {
  if (excessOf(children) !== null) return <PlainText>{children}</PlainText>;
  return (
    <div className="article">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[limitNodes, [rehypeSlug, { prefix: ANCHOR }]]}
        remarkRehypeOptions={footnoteOptions(language)}
        components={COMPONENTS}
        urlTransform={safeUrl}
        skipHtml
      >
        {limitNesting(children)}
      </Markdown>
    </div>
  );
}
