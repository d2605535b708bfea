import { blogPostSchema } from '@app/domain/blog';
import type { Language } from '@app/domain/language';
import { aBlogPost } from '@app/seed/builders';
import { expect, it, vi } from 'vitest';
import type { SiteAssets } from '../document/assets';
import { renderDataPage } from './render-data-page';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { projectId: 'demo-site', apiKey: 'demo-key' },
  emulators: null,
}));

const ASSETS: SiteAssets = {
  css: { href: '/site.css', isBuilt: false, sheet: null },
  first: { src: '/first.js' },
  starter: '/start.js',
  islands: [],
  fonts: [],
  faces: { thai: '', latin: '' },
  pictures: '/pictures',
};

const post = blogPostSchema.parse({
  id: 'a-post',
  ...aBlogPost({
    title: 'อายุความ',
    title_i18n: { en: 'Limitation' },
    excerpt_i18n: { en: 'When a debt lapses' },
    content_i18n: { en: 'Text' },
  }),
});

/** What search engines get of the article's page in this language. */
async function articleIn(language: Language): Promise<unknown> {
  const html = await renderDataPage({ page: 'article', post, html: '<p></p>' }, language, ASSETS);
  const scripts = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('script[type="application/ld+json"]');
  const data = Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as { '@type': string });
  return data.find((each) => each['@type'] === 'Article');
}

it.each<[Language, string, Language]>([
  ['th', 'อายุความ', 'th'],
  ['en', 'Limitation', 'en'],
  // Without a translation the page shows the Thai text.
  ['zh', 'อายุความ', 'th'],
])(
  'an article on its page in %s names the language of the text that is shown',
  async (page, headline, shown) => {
    expect(await articleIn(page)).toMatchObject({ headline, inLanguage: shown });
  },
);
