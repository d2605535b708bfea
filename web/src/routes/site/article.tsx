import type { BlogPost } from '@app/domain/blog';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '@/components/identity/guilloche';
import { NameText } from '@/components/name-text';
import { ConsultCall } from '@/components/site/consult-call';
import { MARGIN_GRID, PAGE_WIDTH } from '@/components/site/page-grid';
import { SiteLink } from '@/components/site/site-link';
import { articlePetals } from '@/features/blog/article-petals';
import { pictureAddress } from '@/features/blog/own-picture';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useLocalText } from '@/i18n/local-text';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';

/**
 * An article, set like a brief: who wrote it and when in the margin, and below them its headings (`article.css`).
 * @param html its text in the page's language or else in Thai, as `renderArticle` makes it
 */
export default function Article({ post, html }: { post: BlogPost; html: string }) {
  const { t } = useTranslation('page-blog');
  const picture = pictureAddress(post.image_url);
  const { lang } = useLocalText()(post.content, post.content_i18n);
  return (
    <>
      <article data-head="paper">
        <ArticleHead post={post} />
        <div className={cn(PAGE_WIDTH, 'pt-10 pb-20 lg:pt-14 lg:pb-24 print:py-6')}>
          {picture !== null && (
            <div className={MARGIN_GRID}>
              <img
                src={picture}
                alt=""
                width={1200}
                height={630}
                className="mb-10 aspect-[40/21] h-auto w-full max-w-3xl rounded-sm border border-rule object-cover lg:col-start-2"
              />
            </div>
          )}
          {/* The server's own HTML of the text (decision 122): React escaped what its author wrote. */}
          <div data-live="article" className="article-brief">
            <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
          </div>
          <div className={cn(MARGIN_GRID, 'mt-14 print:hidden')}>
            <p className="border-t-2 border-ink pt-4 lg:col-start-2 lg:max-w-2xl">
              <BackLink label={t('back')} />
            </p>
          </div>
        </div>
      </article>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}

/** The head as every page has it, yet in the size of a title and not of a word or two. */
function ArticleHead({ post }: { post: BlogPost }) {
  const { t } = useTranslation('page-blog');
  const language = useLanguage();
  const localText = useLocalText();
  const title = localText(post.title, post.title_i18n);
  const excerpt = localText(post.excerpt, post.excerpt_i18n);
  const isInThai = localText(post.content, post.content_i18n).lang !== undefined;
  return (
    <header>
      <div
        className={cn(
          PAGE_WIDTH,
          MARGIN_GRID,
          'pt-28 pb-10 sm:pt-36 lg:pt-44 lg:pb-14 print:pt-0 print:pb-4',
        )}
      >
        <div className="text-sm leading-6 text-ink-soft max-lg:mb-3 lg:mt-3 lg:border-t lg:border-brass lg:pe-4 lg:pt-3">
          <p className="text-base print:hidden">
            <BackLink label={t('back')} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 lg:mt-4 lg:grid">
            <time className="font-medium text-ink figures" dateTime={post.published_at.toISOString()}>
              {formatDate(post.published_at, language, 'long')}
            </time>
            <span lang="th">
              <NameText name={post.author_name} />
            </span>
          </p>
          {isInThai && <p className="lg:mt-4">{t('inThai')}</p>}
          <Guilloche
            petals={articlePetals(post.slug)}
            className="mt-8 size-52 text-brass opacity-60 max-lg:hidden"
          />
        </div>
        <div>
          <h1
            lang={title.lang}
            className="max-w-[22em] text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-[1.45] print:text-3xl"
          >
            {title.text}
          </h1>
          {excerpt.text !== '' && (
            <p
              lang={excerpt.lang}
              className="mt-5 max-w-[58ch] text-lg leading-8 text-ink-soft sm:text-xl sm:leading-9 print:text-base"
            >
              {excerpt.text}
            </p>
          )}
        </div>
      </div>
      <div className={PAGE_WIDTH}>
        <div aria-hidden className="mb-1 deed-rule" />
      </div>
    </header>
  );
}

function BackLink({ label }: { label: string }) {
  return (
    <SiteLink
      to={links.blog}
      className="inline-flex min-h-8 items-center gap-2 font-medium text-brass decoration-1 underline-offset-6 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {label}
    </SiteLink>
  );
}
