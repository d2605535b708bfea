import type { PageRenderer, PageRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { aBlogPost } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import { answerTo, type SiteContent } from './answer.ts';

const POST = { ...aBlogPost({ slug: 'อายุความ' }), id: 'p1' };

/** Says which page it was asked for instead of drawing it: the drawing is the web's, and tested there. */
const renderer: PageRenderer = {
  renderPage: (request: PageRequest, language: Language) =>
    Promise.resolve(`${language} ${request.page} ${'post' in request ? request.post.slug : ''}`.trim()),
  renderMail: () => ({ subject: '', text: '', html: '' }),
  sitePaths: ['/', '/about'],
  baseUrl: 'https://firm.example',
};
const content: SiteContent = {
  testimonials: () => Promise.resolve([]),
  posts: () => Promise.resolve([POST]),
  post: (slug) => Promise.resolve(slug === POST.slug ? POST : null),
  movedTo: (slug) => Promise.resolve(slug === 'old' ? POST.slug : slug === 'broken' ? slug : null),
  articles: () => Promise.resolve([{ slug: 'a&b', changedAt: new Date('2026-11-20T00:00:00Z') }]),
  steps: () => Promise.resolve([]),
};
const article = (slug: string, prefix = '') => ({ kind: 'article', slug, prefix }) as const;
const answer = (request: Parameters<typeof answerTo>[0], language: Language = 'en') =>
  answerTo(request, language, renderer, content);

describe('a page with live content', () => {
  it.each(['home', 'blog', 'roadmap'] as const)('%s is drawn in the language asked for', async (kind) => {
    expect(await answer({ kind }, 'zh')).toMatchObject({ status: 200, body: `zh ${kind}` });
  });

  it('an article is found by its slug; another slug is not found', async () => {
    expect(await answer(article('อายุความ'))).toMatchObject({ status: 200, body: 'en article อายุความ' });
    expect(await answer(article('อายุ'))).toMatchObject({ status: 404, body: 'en not-found' });
  });

  it.each([
    ['', '/blog/'],
    ['/en', '/en/blog/'],
    ['/zh', '/zh/blog/'],
  ])('an address that an article had leads to the one it has, in the language of %j', async (prefix, at) => {
    expect(await answer(article('old', prefix))).toMatchObject({
      status: 301,
      location: at + encodeURIComponent(POST.slug),
      body: '',
    });
  });

  it('an article that has the address now is shown, whoever had it before', async () => {
    const taken = { ...content, post: () => Promise.resolve({ ...POST, slug: 'old' }) };
    expect(await answerTo(article('old'), 'th', renderer, taken)).toMatchObject({
      status: 200,
      body: 'th article old',
    });
  });

  it('no address leads to itself', async () => {
    expect(await answer(article('broken'))).toMatchObject({ status: 404 });
  });

  it('an unknown address is not found', async () => {
    expect(await answer({ kind: 'unknown' }, 'th')).toMatchObject({ status: 404, body: 'th not-found' });
  });
});

describe('the site map', () => {
  it('names every page in every language, with its translations, and every article with its date', async () => {
    const { body, type } = await answer({ kind: 'sitemap' });
    expect(type).toContain('application/xml');
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([
      'https://firm.example/',
      'https://firm.example/en',
      'https://firm.example/zh',
      'https://firm.example/about',
      'https://firm.example/en/about',
      'https://firm.example/zh/about',
      'https://firm.example/blog/a%26b',
      'https://firm.example/en/blog/a%26b',
      'https://firm.example/zh/blog/a%26b',
    ]);
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(places.length);
    expect(body).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  it('lets nothing of a slug become markup', async () => {
    const spiteful = {
      ...content,
      articles: () => Promise.resolve([{ slug: `"><x>'&`, changedAt: new Date(0) }]),
    };
    const { body } = await answerTo({ kind: 'sitemap' }, 'th', renderer, spiteful);
    expect(body).not.toContain('<x>');
    expect(body.match(/&(?!(amp|lt|gt|quot|apos);)/)).toBeNull();
  });
});
