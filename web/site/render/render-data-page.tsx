import { datesOf } from '@app/domain/blog';
import type { PageRequest } from '@app/domain/contracts/render-page';
import { MAIL_LINKS } from '@app/domain/mail-links';
import { doorPath } from '@app/domain/door';
import type { Language } from '@app/domain/language';
import { inLanguage } from '@app/domain/translations';
import { UNKNOWN_PATH } from '@/components/site/language-links';
import { pictureAddress } from '@/features/blog/own-picture';
import { links } from '@/lib/navigation/links';
import Article from '@/routes/site/article';
import Blog from '@/routes/site/blog';
import Home from '@/routes/site/home';
import HowWeCount from '@/routes/site/how-we-count';
import MailLink from '@/routes/site/mail-link';
import NotFound from '@/routes/site/not-found';
import Roadmap from '@/routes/site/roadmap';
import Verify from '@/routes/site/verify';
import { site } from '@/site.config';
import type { SiteAssets } from '../document/assets';
import { absolute } from '../pages/language-paths';
import { pictureOf } from '../pages/pictures';
import { renderDocument } from './render-document';
import { metaOf, trailOf } from './render-site-page';
import { SiteDocument, type PageMeta } from './site-document';
import { articleData, firmData } from '../pages/structured-data';
import { textsIn } from '../pages/texts';

/** The pages of this file that are in the site map; articles are added by their slugs. */
export const DATA_PAGES = [
  { id: 'home', path: links.home },
  { id: 'blog', path: links.blog },
  { id: 'roadmap', path: links.roadmap },
  { id: 'how-we-count', path: links.howWeCount },
] as const;

/** A page whose content is data, whole. */
export function renderDataPage(
  request: PageRequest,
  language: Language,
  assets: SiteAssets,
): Promise<string> {
  const { id, path, meta, content } = describe(request, language, assets);
  return renderDocument(
    <SiteDocument id={id} path={path} meta={meta} assets={assets}>
      {content}
    </SiteDocument>,
    language,
    assets,
  );
}

interface Described {
  id: string;
  path: string;
  meta: PageMeta;
  content: React.ReactElement;
}

function describe(request: PageRequest, language: Language, assets: SiteAssets): Described {
  switch (request.page) {
    case 'home':
      return {
        id: 'home',
        path: links.home,
        meta: metaOf('home', language, assets, (description) => [firmData(language, description)]),
        content: <Home testimonials={request.testimonials} figures={request.figures} />,
      };
    case 'blog':
      return describeList(request, language, assets);
    case 'roadmap':
      return {
        id: 'roadmap',
        path: links.roadmap,
        meta: metaOf('roadmap', language, assets, () => [
          trailOf({ id: 'roadmap', path: links.roadmap }, language),
        ]),
        content: <Roadmap steps={request.steps} />,
      };
    case 'how-we-count':
      return {
        id: 'how-we-count',
        path: links.howWeCount,
        meta: metaOf('how-we-count', language, assets, () => [
          trailOf({ id: 'how-we-count', path: links.howWeCount, parent: 'about' }, language),
        ]),
        content: <HowWeCount figures={request.figures} />,
      };
    case 'article':
      return describeArticle(request, language, assets);
    case 'mail-link': {
      const { t } = textsIn(language);
      return {
        id: 'mail-link',
        path: `${MAIL_LINKS[request.act]}?${new URLSearchParams({ token: request.token })}`,
        meta: {
          title: t(`page-mail-link:${request.act}.${request.state}.title`),
          description: t(`page-mail-link:${request.act}.${request.state}.text`, {
            phone: site.phoneText[language],
          }),
          picture: pictureOf('home', language, assets),
          type: 'website',
          indexed: false,
          data: [],
        },
        content: <MailLink act={request.act} state={request.state} />,
      };
    }
    case 'verify': {
      const meta = metaOf('verify', language, assets, () => []);
      const isRefused = request.state === 'found' && request.draft !== null;
      return {
        id: 'verify',
        path: doorPath(request.code),
        meta: {
          ...meta,
          // What a screen reader says first of the document that follows a form.
          title: isRefused
            ? textsIn(language).t('page-verify:answer.refused', { title: meta.title })
            : meta.title,
          picture: pictureOf('home', language, assets),
          indexed: false,
        },
        content: <Verify view={request} />,
      };
    }
    case 'not-found':
      return {
        id: 'not-found',
        // No page of the menu is the current one.
        path: UNKNOWN_PATH,
        meta: { ...metaOf('not-found', language, assets, () => []), indexed: false },
        content: <NotFound />,
      };
  }
}

function describeList(
  { posts, number, hasOlder }: Extract<PageRequest, { page: 'blog' }>,
  language: Language,
  assets: SiteAssets,
): Described {
  const path = pageOfList(number);
  const meta = metaOf('blog', language, assets, () => [trailOf({ id: 'blog', path }, language)]);
  const title =
    number === 1
      ? meta.title
      : textsIn(language).t('page-blog:titleOfPage', { title: meta.title, page: number });
  const newer = number === 1 ? null : pageOfList(number - 1);
  const older = hasOlder ? pageOfList(number + 1) : null;
  return {
    id: 'blog',
    path,
    meta: { ...meta, title },
    content: <Blog posts={posts} newer={newer} older={older} />,
  };
}

/** @param number from 1: one page has one address */
function pageOfList(number: number): string {
  return number === 1 ? links.blog : `${links.blog}?page=${number}`;
}

function describeArticle(
  { post, html }: Extract<PageRequest, { page: 'article' }>,
  language: Language,
  assets: SiteAssets,
): Described {
  const path = links.article(post.slug);
  // A picture from elsewhere is not shown by the page, yet an address may be told.
  const elsewhere = post.image_url?.startsWith('http') === true ? post.image_url : null;
  const picture = pictureAddress(post.image_url) ?? elsewhere ?? pictureOf('blog', language, assets);
  const dates = datesOf(post);
  // An article without an excerpt is announced by its own first words.
  const title = inLanguage(post.title, post.title_i18n, language).text;
  const excerpt = inLanguage(post.excerpt, post.excerpt_i18n, language).text;
  const content = inLanguage(post.content, post.content_i18n, language);
  const description =
    excerpt !== ''
      ? excerpt
      : content.text
          .replace(/[#>*_|`[\]-]+/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 200);
  const meta: PageMeta = {
    title,
    description,
    picture,
    type: 'article',
    indexed: true,
    data: [
      articleData({
        title,
        description,
        url: absolute(path, language),
        picture,
        author: post.author_name,
        publishedAt: dates.first,
        changedAt: dates.last,
        language: content.language,
      }),
      trailOf({ id: 'article', path, parent: 'blog' }, language, title),
    ],
  };
  return { id: 'article', path, meta, content: <Article post={post} html={html} /> };
}
