import type { RenderedArticle } from '@app/domain/contracts/render-page';
import { excessOf, type ArticleExcess } from '@app/domain/article-excess';
import type { Language } from '@app/domain/language';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleText } from '@/features/blog/components/markdown';
import { PlainText } from '@/features/blog/components/plain-text';
import { FOOTNOTE_WORDS } from '@/features/blog/footnote-words';
import { TooManyNodesError } from '@/features/blog/limit-nodes';
import { SITE_TERMS } from '@/lib/thai/site-terms';
import { withSiteWords } from '@/lib/thai/site-words';
import { TERMS } from '@/lib/thai/terms';

/** Raise it with a change of the HTML that the sample below does not show. */
const VERSION = 2;

/** Something of everything: another renderer makes other HTML of it, and is another version by that. */
const SAMPLE = `# a *b* **c** ~~d~~ \`e\`

a\\
b <b>c</b> www.a.co [d](/e) [f](javascript:g) ![h](https://i.example/j.png) ![k](/l.png)

- [ ] m
- n

1. o

> p

| q | r |
| - | :-: |
| s | t |

\`\`\`u
v
\`\`\`

w[^1]

***

[^1]: x
`;

/** An article's Markdown as HTML; plain, with the reason, where it is too much. */
export function renderArticle(markdown: string, language: Language): RenderedArticle {
  const excess = excessOf(markdown);
  if (excess !== null) return { html: renderPlain(markdown), excess };
  try {
    return { html: toHtml(<ArticleText language={language}>{markdown}</ArticleText>), excess: null };
  } catch (error) {
    // The parser goes down into what is nested until there is no room left on the stack.
    const kind: ArticleExcess['kind'] = error instanceof TooManyNodesError ? 'nodes' : 'failed';
    return { html: renderPlain(markdown), excess: { kind, line: null } };
  }
}

export function renderPlain(markdown: string): string {
  return toHtml(<PlainText>{markdown}</PlainText>);
}

function toHtml(text: ReactElement): string {
  return withSiteWords(() => renderToStaticMarkup(text));
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The words that it keeps whole, and those that it adds. */
const WORDS = [...TERMS, ...SITE_TERMS, JSON.stringify(FOOTNOTE_WORDS)];

/** Which renderer this is, and its words: kept HTML of another one is made again. */
export const articleVersion = `${VERSION}.${hashOf([renderArticle(SAMPLE, 'th').html, ...WORDS].join())}`;
