import type { Language } from '@app/domain/language';
import { localePath } from '@/lib/navigation/locale-path';
import { site } from '@/site.config';
import { pictureOf } from './pictures';

/** A schema.org object, as embedded in the page. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const CONTEXT = { '@context': 'https://schema.org' } as const;
const FIRM = `${site.baseUrl}/#firm`;

/** The firm, on the home, about and contact pages. */
export function firmData(language: Language, description: string): StructuredData {
  const { streetAddress, locality, postalCode, country } = site.postalAddress;
  return {
    ...CONTEXT,
    '@type': 'LegalService',
    '@id': FIRM,
    name: site.name[language],
    description,
    url: `${site.baseUrl}${localePath('/', language)}`,
    telephone: site.phone,
    email: site.email,
    image: pictureOf('home', language, { pictures: '/pictures' }),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...site.map },
    openingHours: site.openingHours.code,
    areaServed: { '@type': 'Country', name: 'Thailand' },
    availableLanguage: ['th', 'en', 'zh'],
    sameAs: site.social.map(({ url }) => url).filter((url) => url !== '#'),
  };
}

/** One service of the firm. */
export function serviceData(name: string, description: string, url: string): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Service',
    name,
    description,
    url,
    provider: { '@id': FIRM },
    areaServed: { '@type': 'Country', name: 'Thailand' },
  };
}

export function faqData(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The trail from the home page to this one. */
export function breadcrumbData(trail: readonly { name: string; url: string }[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

interface ArticleFacts {
  title: string;
  description: string;
  url: string;
  picture: string;
  author: string;
  publishedAt: Date;
  changedAt: Date;
  /** In which the page shows the article, which may lack a translation into the page's own. */
  language: Language;
}

export function articleData(article: ArticleFacts): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Article',
    headline: article.title.slice(0, 110),
    description: article.description,
    mainEntityOfPage: article.url,
    image: article.picture,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@id': FIRM },
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    inLanguage: article.language,
  };
}
