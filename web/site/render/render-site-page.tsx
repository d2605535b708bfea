import type { Language } from '@app/domain/language';
import type { ComponentType } from 'react';
import { links } from '@/lib/navigation/links';
import { FAQ_FIGURES } from '@/routes/site/faq/faq-figures';
import { ASKED } from '@/routes/site/faq/question-list';
import { site } from '@/site.config';
import type { SiteAssets } from '../document/assets';
import { absolute } from '../pages/language-paths';
import { SITE_PAGES, type SitePage } from '../pages/pages';
import { pictureOf } from '../pages/pictures';
import { renderDocument } from './render-document';
import { SiteDocument, type PageMeta } from './site-document';
import {
  breadcrumbData,
  faqData,
  firmData,
  serviceData,
  type StructuredData,
} from '../pages/structured-data';
import { headText, textsIn } from '../pages/texts';

/** The trail of crumbs of a page, home first. */
export function trailOf(
  page: Pick<SitePage, 'path' | 'parent'> & { id: string },
  language: Language,
  title?: string,
): StructuredData {
  const parent = SITE_PAGES.find(({ id }) => id === page.parent);
  const crumbs = [
    { name: site.name[language], url: absolute(links.home, language) },
    ...(parent === undefined
      ? []
      : [{ name: headText(parent.id, 'title', language), url: absolute(parent.path, language) }]),
    { name: title ?? headText(page.id, 'title', language), url: absolute(page.path, language) },
  ];
  return breadcrumbData(crumbs);
}

function dataOf(page: SitePage, language: Language, description: string): StructuredData[] {
  const { t } = textsIn(language);
  const trail = trailOf(page, language);
  if (page.kind === 'service') {
    return [
      serviceData(headText(page.id, 'title', language), description, absolute(page.path, language)),
      trail,
    ];
  }
  if (page.kind === 'faq') {
    const questions = ASKED.map((n) => ({
      question: t(`page-faq:questions.${n}.question`),
      answer: t(`page-faq:questions.${n}.answer`, FAQ_FIGURES),
    }));
    return [faqData(questions), trail];
  }
  return page.id === 'about' || page.id === 'contact' ? [firmData(language, description), trail] : [trail];
}

/** @returns the head of a page whose texts are the namespace `page-<id>` */
export function metaOf(
  id: string,
  language: Language,
  assets: SiteAssets,
  data: (description: string) => StructuredData[],
): PageMeta {
  const description = headText(id, 'description', language);
  return {
    title: headText(id, 'title', language),
    description,
    picture: pictureOf(id, language, assets),
    type: 'website',
    indexed: true,
    data: data(description),
  };
}

/** One of `SITE_PAGES`, whole. */
export async function renderSitePage(
  page: SitePage,
  language: Language,
  assets: SiteAssets,
): Promise<string> {
  const { default: Content }: { default: ComponentType } = await page.load();
  const meta = metaOf(page.id, language, assets, (description) => dataOf(page, language, description));
  return renderDocument(
    <SiteDocument id={page.id} path={page.path} meta={meta} assets={assets}>
      <Content />
    </SiteDocument>,
    language,
    assets,
  );
}
