import type { BlogCard } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '@/components/identity/guilloche';
import { NameText } from '@/components/name-text';
import { MARGIN_GRID } from '@/components/site/page-grid';
import { SiteLink } from '@/components/site/site-link';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useLocalText } from '@/i18n/local-text';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { articlePetals } from '../article-petals';
import { pictureAddress } from '../own-picture';

/** The journal: newest first and largest, the day in the margin as in a diary. */
export function ArticleList({ posts }: { posts: readonly BlogCard[] }) {
  const { t } = useTranslation('page-blog');
  if (posts.length === 0)
    return (
      <div className={cn(MARGIN_GRID, 'border-b border-rule-strong py-14 lg:py-20')}>
        <p className="text-xl text-ink-soft lg:col-start-2">{t('empty')}</p>
      </div>
    );
  return (
    <ol>
      {posts.map((post, index) => (
        <li key={post.id} className="border-b border-rule-strong">
          <Entry post={post} newest={index === 0} />
        </li>
      ))}
    </ol>
  );
}

/** The whole entry leads to the article, by its title's link. */
function Entry({ post, newest }: { post: BlogCard; newest: boolean }) {
  const { t } = useTranslation('page-blog');
  const localText = useLocalText();
  const title = localText(post.title, post.title_i18n);
  const excerpt = localText(post.excerpt, post.excerpt_i18n);
  return (
    <article
      className={cn(
        MARGIN_GRID,
        'group/entry relative py-8',
        newest
          ? 'lg:grid-cols-[13rem_minmax(0,1fr)_13rem] lg:py-14'
          : 'lg:grid-cols-[13rem_minmax(0,1fr)_1.5rem] lg:py-9',
      )}
    >
      <Day post={post} />
      <div className="max-lg:mt-3">
        <h2
          lang={title.lang}
          className={cn(
            newest ? 'text-[1.75rem] sm:text-4xl sm:leading-[1.4]' : 'text-2xl',
            'leading-[1.45]',
          )}
        >
          <SiteLink
            to={links.article(post.slug)}
            className="decoration-seal decoration-2 underline-offset-8 group-hover/entry:underline after:absolute after:inset-0"
          >
            {title.text}
          </SiteLink>
        </h2>
        {excerpt.text !== '' && (
          <p
            lang={excerpt.lang}
            className={cn(
              'line-clamp-3 max-w-[62ch] text-ink-soft',
              newest ? 'mt-4 text-lg leading-8' : 'mt-2 leading-7',
            )}
          >
            {excerpt.text}
          </p>
        )}
        {title.lang !== undefined && <p className="mt-3 text-sm text-ink-soft">{t('inThai')}</p>}
      </div>
      {newest ? <Plate post={post} /> : <TurnSign />}
    </article>
  );
}

/** The day large, month and year under it; read aloud as one date. */
function Day({ post }: { post: BlogCard }) {
  const language = useLanguage();
  return (
    <div className="text-sm leading-6 text-ink-soft max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4">
      <time
        dateTime={post.published_at.toISOString()}
        className="figures max-lg:flex max-lg:items-baseline max-lg:gap-x-2"
      >
        <span className="sr-only">{formatDate(post.published_at, language, 'long')}</span>
        <span
          aria-hidden
          className="block font-heading text-3xl leading-[1.3] font-semibold text-seal lg:-mt-1.5 lg:text-5xl"
        >
          {formatDate(post.published_at, language, 'day')}
        </span>
        <span aria-hidden className="block font-medium text-ink">
          {formatDate(post.published_at, language, 'month')}
        </span>
      </time>
      <span lang="th" className="block">
        <NameText name={post.author_name} />
      </span>
    </div>
  );
}

/** The picture of the newest article, or the engraving that heads it. */
function Plate({ post }: { post: BlogCard }) {
  const picture = pictureAddress(post.image_url);
  return (
    <div
      aria-hidden
      className="size-52 self-start overflow-clip border border-rule-strong bg-sheet shadow-sheet max-lg:hidden"
    >
      {picture !== null ? (
        <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <Guilloche
          petals={articlePetals(post.slug)}
          className="size-72 translate-x-2 translate-y-2 text-brass opacity-60"
        />
      )}
    </div>
  );
}

/** Where a page is turned. */
function TurnSign() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className="mt-2 size-6 text-rule-strong transition-transform group-hover/entry:translate-x-1 group-hover/entry:text-seal max-lg:hidden"
    >
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  );
}
