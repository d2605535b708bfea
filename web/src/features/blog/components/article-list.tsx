import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '@/components/site/site-link';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/links';

/** The journal: newest first, the date in the margin as in a register. */
export function ArticleList({ posts }: { posts: readonly BlogPost[] }) {
  const { t } = useTranslation('page-blog');
  const language = useLanguage();
  if (posts.length === 0)
    return <p className="border-y border-rule py-10 text-lg text-ink-soft">{t('empty')}</p>;
  return (
    <ol className="border-t-2 border-ink">
      {posts.map((post) => (
        <li key={post.id} className="border-b border-rule">
          <article className="grid gap-x-8 gap-y-1 py-7 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <p className="pt-1.5 text-sm text-ink-soft figures">
              <time dateTime={post.published_at.toISOString()}>
                {formatDate(post.published_at, language, 'long')}
              </time>
              <span className="block max-lg:hidden">{post.author_name}</span>
            </p>
            <div lang="th" className="max-w-3xl">
              <h2 className="text-2xl leading-normal">
                <SiteLink
                  to={links.article(post.slug)}
                  className="decoration-seal decoration-2 underline-offset-8 hover:underline"
                >
                  {post.title}
                </SiteLink>
              </h2>
              {post.excerpt !== '' && <p className="mt-2 line-clamp-3 text-ink-soft">{post.excerpt}</p>}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
