import type { PageRenderer, PageRequest } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { aBlogPost } from '@app/seed/builders';
import { describe, expect, it } from 'vitest';
import { answerTo, type SiteContent } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';
import { readRequest } from './site-request.ts';

const POST = { ...aBlogPost({ slug: 'อายุความ' }), id: 'p1' };

/** Names the requested page instead of rendering it: the web renders pages, and tests that. */
const renderer: PageRenderer = {
  renderPage: (request: PageRequest, language: Language) =>
    Promise.resolve(`${language} ${request.page} ${'post' in request ? request.post.slug : ''}`.trim()),
  statementWords: () => {
    throw new Error('not a page');
  },
  renderMail: () => ({ subject: '', text: '', html: '' }),
  renderArticle: (markdown) => ({ html: markdown, excess: null }),
  renderPlain: (markdown) => markdown,
  articleVersion: '1',
  sitePaths: ['/', '/about'],
  baseUrl: 'https://firm.example',
};
const content: SiteContent = {
  testimonials: () => Promise.resolve([]),
  posts: (page) => Promise.resolve({ posts: page <= 2 ? [POST] : [], hasOlder: page === 1 }),
  pages: () => Promise.resolve(2),
  post: (slug) => Promise.resolve(slug === POST.slug ? POST : null),
  html: ({ content }) => Promise.resolve(content),
  movedTo: (slug) => Promise.resolve(slug === 'old' ? POST.slug : slug === 'broken' ? slug : null),
  articles: () => Promise.resolve([{ slug: 'a&b', changedAt: new Date('2026-11-20T00:00:00Z') }]),
  steps: () => Promise.resolve([]),
  figures: () => Promise.resolve(null),
};
const article = (slug: string, prefix = '') => ({ kind: 'article', slug, prefix }) as const;
const answer = (request: Parameters<typeof answerTo>[0], language: Language = 'en') =>
  answerTo(request, language, renderer, content, new KeptAnswers(0));

describe('a page with live content', () => {
  it.each([
    { kind: 'home' },
    { kind: 'blog', page: 1 },
    { kind: 'roadmap' },
    { kind: 'how-we-count' },
  ] as const)('$kind is rendered in the requested language', async (request) => {
    expect(await answer(request, 'zh')).toMatchObject({ status: 200, body: `zh ${request.kind}` });
  });

  it('each page of the blog is read and rendered separately, even if another was read before', async () => {
    const kept = new KeptAnswers(10_000);
    const drawing = { ...renderer, renderPage: async (page: PageRequest) => JSON.stringify(page) };
    for (const page of [1, 2, 1]) {
      const { body } = await answerTo({ kind: 'blog', page }, 'en', drawing, content, kept);
      expect(JSON.parse(body)).toMatchObject({ page: 'blog', number: page, hasOlder: page === 1 });
    }
  });

  it('a page of the blog beyond the last is not found; the first is there without an article', async () => {
    expect(await answer({ kind: 'blog', page: 3 })).toMatchObject({ status: 404, body: 'en not-found' });
    const none = {
      ...content,
      posts: () => Promise.resolve({ posts: [], hasOlder: false }),
      pages: () => Promise.resolve(0),
    };
    const first = await answerTo({ kind: 'blog', page: 1 }, 'en', renderer, none, new KeptAnswers(0));
    expect(first).toMatchObject({ status: 200, body: 'en blog' });
  });

  it('an article is found by its slug; another slug is not found', async () => {
    expect(await answer(article('อายุความ'))).toMatchObject({ status: 200, body: 'en article อายุความ' });
    expect(await answer(article('อายุ'))).toMatchObject({ status: 404, body: 'en not-found' });
  });

  it('an article’s text is read for each language, even if another was read before', async () => {
    const kept = new KeptAnswers(10_000);
    const drawing = {
      ...renderer,
      renderPage: async (page: PageRequest) => ('html' in page ? page.html : ''),
    };
    const inEach = { ...content, html: async (_post: unknown, language: Language) => `text in ${language}` };
    for (const language of ['th', 'en', 'th'] as const)
      expect((await answerTo(article('อายุความ'), language, drawing, inEach, kept)).body).toBe(
        `text in ${language}`,
      );
  });

  it.each([
    ['', '/blog/'],
    ['/en', '/en/blog/'],
    ['/zh', '/zh/blog/'],
  ])(
    'a former address of an article redirects to its current one, in the language of %j',
    async (prefix, at) => {
      expect(await answer(article('old', prefix))).toMatchObject({
        status: 301,
        location: at + encodeURIComponent(POST.slug),
        body: '',
      });
    },
  );

  it('an article that has the address now is shown, even if another had it before', async () => {
    const taken = { ...content, post: () => Promise.resolve({ ...POST, slug: 'old' }) };
    expect(await answerTo(article('old'), 'th', renderer, taken, new KeptAnswers(0))).toMatchObject({
      status: 200,
      body: 'th article old',
    });
  });

  it('no address redirects to itself', async () => {
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
    const { body } = await answerTo({ kind: 'sitemap' }, 'th', renderer, spiteful, new KeptAnswers(0));
    expect(body).not.toContain('<x>');
    expect(body.match(/&(?!(amp|lt|gt|quot|apos);)/)).toBeNull();
  });
});

describe('a thousand query strings', () => {
  const setUp = (trusted: number) => {
    const counts = { reads: 0, counted: 0, renders: 0 };
    let time = 0;
    const kept = new KeptAnswers(trusted, () => time);
    const counted: SiteContent = {
      ...content,
      posts: (page) => {
        counts.reads += 1;
        return content.posts(page);
      },
      pages: () => {
        counts.counted += 1;
        return content.pages();
      },
    };
    const drawing: PageRenderer = {
      ...renderer,
      renderPage: (...all) => {
        counts.renders += 1;
        return renderer.renderPage(...all);
      },
    };
    const ask = async (path: string, lng?: string, page?: string) => {
      const visitor = { cookie: undefined, acceptLanguage: undefined };
      const { request, language } = readRequest({ path, lng, page, ...visitor });
      return answerTo(request, language, drawing, counted, kept);
    };
    return { counts, ask, pass: (ms: number) => (time += ms) };
  };

  it('of one page cost one read and one rendering', async () => {
    const { counts, ask } = setUp(10_000);
    for (let number = 0; number < 1_000; number += 1) await ask('/blog');
    expect(counts).toEqual({ reads: 1, counted: 0, renders: 1 });
    // Each language is rendered separately, from cached content.
    await ask('/blog', 'en');
    await ask('/zh/blog');
    expect(counts).toEqual({ reads: 1, counted: 0, renders: 3 });
  });

  it('that name no page of the blog, or none that it may have, cost one read and two renderings', async () => {
    const { counts, ask } = setUp(10_000);
    for (let number = 100; number < 600; number += 1) {
      await ask('/blog', undefined, `0${number}`);
      await ask('/blog', undefined, String(number));
    }
    expect(counts).toEqual({ reads: 1, counted: 0, renders: 2 });
  });

  it('that name pages beyond the last cost one count, and no read of articles', async () => {
    const { counts, ask, pass } = setUp(10_000);
    for (let page = 3; page < 100; page += 1)
      expect((await ask('/blog', undefined, String(page))).status).toBe(404);
    expect(counts).toEqual({ reads: 0, counted: 1, renders: 1 });
    expect((await ask('/blog', undefined, '2')).status).toBe(200);
    expect(counts).toEqual({ reads: 1, counted: 1, renders: 2 });
    pass(10_001);
    await ask('/blog', undefined, '3');
    expect(counts).toEqual({ reads: 1, counted: 2, renders: 2 });
  });

  it('are read again when the cache expires, and rendered again when the content has changed', async () => {
    const { counts, ask, pass } = setUp(10_000);
    await ask('/blog');
    pass(10_001);
    await ask('/blog');
    expect(counts).toEqual({ reads: 2, counted: 0, renders: 1 });
  });

  it('with a cache time of 0 are read each time, and rendered once', async () => {
    const { counts, ask } = setUp(0);
    for (let number = 0; number < 10; number += 1) await ask('/blog');
    expect(counts).toEqual({ reads: 10, counted: 0, renders: 1 });
  });

  it('of unknown addresses render one page that says so', async () => {
    const { counts, ask } = setUp(10_000);
    for (let number = 0; number < 400; number += 1)
      expect((await ask(`/blog/none-${number}`)).status).toBe(404);
    expect(counts.renders).toBe(1);
  });
});

it('the cache is bounded: the least recently used entry is evicted', async () => {
  const kept = new KeptAnswers(10_000, () => 0, { entries: 2, characters: 100 });
  const made: string[] = [];
  const render = (page: string, body = page) =>
    kept.render(page, () => {
      made.push(page);
      return Promise.resolve(body);
    });
  for (const page of ['a', 'b', 'a', 'c', 'a', 'b']) await render(page);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await render('large', 'x'.repeat(101));
  await render('large', 'x'.repeat(101));
  expect(made.filter((page) => page === 'large')).toHaveLength(2);
  await render('half', 'x'.repeat(99));
  await render('a');
  await render('half', 'x'.repeat(99));
  expect(made.filter((page) => page === 'half')).toHaveLength(1);
});
