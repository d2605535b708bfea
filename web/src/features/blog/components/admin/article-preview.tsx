import '@/styles/article.css';
import { pictureAddress } from '../../own-picture';
import type { Article } from '../../article';
import { ArticleText } from '../markdown';

/** The article as its page will show it: the same text component, the same sizes as on a phone. */
export function ArticlePreview({
  article,
}: {
  article: Pick<Article, 'title' | 'excerpt' | 'content' | 'image_url'>;
}) {
  const picture = pictureAddress(article.image_url);
  return (
    <article lang="th" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 break-words">
      {article.title.trim() !== '' && (
        <p className="font-heading text-[1.75rem] leading-[1.45] font-semibold">{article.title}</p>
      )}
      {article.excerpt.trim() !== '' && <p className="text-lg leading-8 text-ink-soft">{article.excerpt}</p>}
      {picture !== null && (
        <img
          src={picture}
          alt=""
          className="aspect-[40/21] w-full rounded-sm border border-rule object-cover"
        />
      )}
      <ArticleText>{article.content}</ArticleText>
    </article>
  );
}
