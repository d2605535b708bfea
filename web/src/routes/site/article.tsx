import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { ENGRAVED, type EngravedPetals } from '@/components/identity/engraving';
import { Guilloche } from '@/components/identity/guilloche';
import { ConsultCall } from '@/components/site/consult-call';
import { SiteLink } from '@/components/site/site-link';
import { ArticleText } from '@/features/blog/components/markdown';
import { isOwnPicture } from '@/features/blog/own-picture';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/links';

/** Each article has an engraving of its own: as many petals as its slug says. */
function petalsOf(slug: string): EngravedPetals {
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((one, other) => one + other, 0);
  return ENGRAVED[sum % ENGRAVED.length] ?? 12;
}

export default function Article({ post }: { post: BlogPost }) {
  const { t } = useTranslation('page-blog');
  const language = useLanguage();
  return (
    <>
      <article data-head="paper" className="relative overflow-x-clip pt-20">
        <Guilloche
          petals={petalsOf(post.slug)}
          className="pointer-events-none absolute -end-56 -top-32 size-160 text-brass opacity-30 print:hidden"
        />
        <div className="relative mx-auto grid w-full max-w-[72rem] gap-x-8 px-5 pt-10 pb-20 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <header className="lg:col-start-2">
            <p>
              <SiteLink
                to={links.blog}
                className="inline-flex min-h-8 items-center font-medium text-brass underline-offset-4 hover:underline"
              >
                {t('back')}
              </SiteLink>
            </p>
            <h1 lang="th" className="mt-2 max-w-3xl text-3xl leading-normal sm:text-5xl sm:leading-[1.4]">
              {post.title}
            </h1>
            {post.excerpt !== '' && (
              <p lang="th" className="mt-4 max-w-2xl text-lg text-ink-soft">
                {post.excerpt}
              </p>
            )}
            <div aria-hidden className="mt-6 deed-rule" />
          </header>
          <aside className="pt-5 text-sm text-ink-soft lg:row-start-2 lg:pt-9">
            <p className="flex flex-wrap gap-x-4 lg:grid lg:gap-1">
              <time className="font-medium text-ink figures" dateTime={post.published_at.toISOString()}>
                {formatDate(post.published_at, language, 'long')}
              </time>
              <span lang="th">{post.author_name}</span>
            </p>
            {language !== 'th' && <p className="mt-2 max-w-52">{t('inThai')}</p>}
          </aside>
          <div className="max-w-3xl min-w-0 pt-6 lg:row-start-2 lg:pt-8">
            {post.image_url !== null && isOwnPicture(post.image_url) && (
              <img
                src={post.image_url}
                alt=""
                className="mb-8 aspect-video w-full rounded-sm border border-rule object-cover"
              />
            )}
            <div data-live="article">
              <ArticleText>{post.content}</ArticleText>
            </div>
          </div>
        </div>
      </article>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
