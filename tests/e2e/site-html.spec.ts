import { createHash } from 'node:crypto';
import { LANGUAGES } from '@app/domain/language';
import { db, demoData, environment } from './support/server.ts';
import { expect, test } from './support/person.ts';
import { ACCOUNT_PATHS, addressIn, ARTICLE_PATH, inEachLanguage, SITE_PATHS } from './support/site-pages.ts';

/** The HTML before any script runs: what a crawler, a chat and a visitor without scripts get. */

test.beforeAll(demoData);

/** The value of an attribute in the first tag that matches. */
const attribute = (html: string, tag: RegExp, name: string) =>
  new RegExp(`${name}="([^"]*)"`, 'i').exec(tag.exec(html)?.[0] ?? '')?.[1];
const text = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('every page is prerendered in every language', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { path, language, address } of inEachLanguage([...SITE_PATHS, ...ACCOUNT_PATHS])) {
    const answer = await request.get(address, { maxRedirects: 0, headers: { 'Accept-Language': 'th' } });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1], address).toBe(language);

    const headings = html.match(/<h1[\s\S]*?<\/h1>/g) ?? [];
    expect(
      headings.map(text).filter((heading) => heading !== ''),
      address,
    ).toHaveLength(1);
    const title = text(/<title>([\s\S]*?)<\/title>/.exec(html)?.[0] ?? '');
    const description = attribute(html, /<meta name="description"[^>]*>/, 'content') ?? '';
    expect(title.length, `${address}: ${title}`).toBeGreaterThan(8);
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(200);

    const canonical = attribute(html, /<link rel="canonical"[^>]*>/, 'href') ?? '';
    const own = path === '/partner/register' ? '/partner-registration' : path;
    expect(new URL(canonical).pathname, address).toBe(addressIn(language, own));
    const alternates = [...html.matchAll(/<link rel="alternate"[^>]*>/gi)].map(([tag]) => [
      attribute(tag, /.*/, 'hreflang'),
      new URL(attribute(tag, /.*/, 'href') ?? '').pathname,
    ]);
    expect(alternates, address).toEqual([
      ...LANGUAGES.map((each) => [each, addressIn(each, own)]),
      ['x-default', own],
    ]);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
      const value = attribute(html, new RegExp(`<meta property="${property}"[^>]*>`), 'content');
      expect(value?.length ?? 0, `${address} ${property}`).toBeGreaterThan(0);
    }
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      expect(JSON.parse(data), address).toMatchObject({ '@context': 'https://schema.org' });
    }
    // The page has one inline script, which the policy names; data blocks are no script.
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs),
    ];
    expect(inline, address).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inline[0]?.[1] ?? '')
      .digest('base64');
    expect(answer.headers()['content-security-policy'], address).toContain(` 'sha256-${hash}' `);
    if (path !== '/partner/register') titles.set(`${language} ${title}`, address);
  }
  // No two pages of a language have the same title.
  expect(titles.size).toBe((SITE_PATHS.length + ACCOUNT_PATHS.length - 1) * LANGUAGES.length);
});

test('the preview pictures exist', async ({ request }) => {
  for (const { address } of inEachLanguage(SITE_PATHS)) {
    const html = await (await request.get(address)).text();
    const picture = attribute(html, /<meta property="og:image"[^>]*>/, 'content') ?? '';
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});

test('every page has metadata for search engines', async ({ request }) => {
  const kinds = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, data = '']) => (JSON.parse(data) as { '@type': string })['@type'],
    );
  };
  expect(await kinds('/')).toEqual(['LegalService']);
  expect(await kinds('/en/divorce')).toEqual(['Service', 'BreadcrumbList']);
  expect(await kinds('/zh/faq')).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('an address without a language answers in the visitor’s language', async ({ request }) => {
  const languageOf = async (address: string, headers: Record<string, string>) => {
    const answer = await request.get(address, { headers, maxRedirects: 0 });
    return [answer.status(), /<html lang="(\w+)"/.exec(await answer.text())?.[1]];
  };
  for (const address of ['/about', '/', '/blog', '/login']) {
    expect(await languageOf(address, { 'Accept-Language': 'en-GB,en;q=0.9' }), address).toEqual([200, 'en']);
    expect(await languageOf(address, { 'Accept-Language': 'zh-TW,zh;q=0.8' }), address).toEqual([200, 'zh']);
    expect(await languageOf(address, { 'Accept-Language': 'de-AT,de' }), address).toEqual([200, 'th']);
    const cookie = 'firebase-language-override=zh; __session=zh';
    expect(await languageOf(address, { 'Accept-Language': 'en', Cookie: cookie }), address).toEqual([
      200,
      'zh',
    ]);
  }
  const own = { 'Accept-Language': 'th', Cookie: 'firebase-language-override=th; __session=th' };
  expect(await languageOf('/en/about', own)).toEqual([200, 'en']);
  expect(await languageOf('/zh/blog', own)).toEqual([200, 'zh']);
});

test('an unknown address answers 404, in the language of the address or else of the visitor', async ({
  request,
}) => {
  for (const [address, own] of [
    ['/no-such-page', null],
    ['/blog/no-such-article', null],
    ['/about/us', null],
    ['/adminx', null],
    ['/en/no-such-page', 'en'],
    ['/zh/about/us', 'zh'],
    ['/en/dashboard', 'en'],
  ] as const) {
    for (const [header, cookie, language] of [
      ['th', '', 'th'],
      ['en-US', '', 'en'],
      ['zh-CN', '', 'zh'],
      ['en-US', 'firebase-language-override=th; __session=th', 'th'],
    ] as const) {
      const answer = await request.get(address, {
        headers: { 'Accept-Language': header, Cookie: cookie },
      });
      expect(answer.status(), address).toBe(404);
      const html = await answer.text();
      expect(/<html lang="(\w+)"/.exec(html)?.[1], `${address} ${header} ${cookie}`).toBe(own ?? language);
      expect(html).toContain('<meta name="robots" content="noindex"');
    }
  }
});

test('no address ends in a slash or in .html', async ({ request }) => {
  for (const [asked, answered] of [
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['/about.html', '/about'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(new URL(answer.headers()['location'] ?? '', 'http://any').pathname).toBe(answered);
  }
});

test('the site map names every page in every language, and only existing ones', async ({ request }) => {
  const wanted = inEachLanguage(SITE_PATHS).map(({ address }) => address);
  let articles: readonly string[] = [];
  // Another spec empties the journal for a moment.
  await expect(async () => {
    const map = await (await request.get('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
    expect(wanted.filter((address) => !paths.includes(address))).toEqual([]);
    articles = paths.filter((path) => !wanted.includes(path));
    expect(articles.length).toBeGreaterThanOrEqual(9);
  }).toPass();
  for (const article of articles) {
    expect(article).toMatch(/^(\/en|\/zh)?\/blog\//);
    const answer = await request.get(article);
    // Another test may have deleted its article since.
    const slug = decodeURIComponent(article.split('/').at(-1) ?? '');
    const isThere = !(await db.collection('blog_posts').where('slug', '==', slug).get()).empty;
    if (isThere) expect(answer.status(), article).toBe(200);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
});

/** The headers of every answer. @param referrer the policy for links that lead away */
function expectProtected(headers: Record<string, string>, address: string, referrer: string): void {
  const policy = headers['content-security-policy'] ?? '';
  expect(policy, address).toMatch(/script-src 'self' ('sha256-[^']{44}' )+https:\/\/apis\.google\.com/);
  expect(/script-src[^;]*/.exec(policy)?.[0], address).not.toMatch(/unsafe|http:/);
  expect(policy, address).toContain("object-src 'none'; base-uri 'none'");
  expect(policy, address).toContain("frame-ancestors 'none'");
  // Only exact hosts: those of this project.
  expect(policy, address).toContain(` https://asia-southeast1-${environment.projectId}.cloudfunctions.net `);
  expect(policy, address).toContain(` https://${environment.projectId}.firebaseapp.com `);
  expect(policy, address).not.toMatch(/\*|PROJECT_ID|AUTH_DOMAIN/);
  expect(headers, address).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers['permissions-policy'], address).toContain('camera=()');
  expect(headers, address).not.toHaveProperty('x-powered-by');
}

const PUBLIC = 'strict-origin-when-cross-origin';

test('every answer has the headers that protect its reader', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const expected: Record<string, [status: number, caching: string]> = {
    '/': [200, 'no-cache'],
    '/en/about': [200, 'no-cache'],
    '/login': [200, 'no-cache'],
    '/no-such-page': [404, 'no-cache'],
    '/en/no-such-page': [404, 'no-cache'],
    '/blog': [200, 'public, max-age=0, must-revalidate, s-maxage=60'],
    '/blog/no-such-article': [404, 'public, max-age=0, must-revalidate, s-maxage=60'],
    '/sitemap.xml': [200, 'public, max-age=0, must-revalidate, s-maxage=60'],
    [script]: [200, 'public, max-age=31536000, immutable'],
    // Redirects.
    '/about/': [301, 'no-cache'],
    '/about.html': [301, 'no-cache'],
  };
  for (const [address, [status, caching]] of Object.entries(expected)) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(status);
    expect(answer.headers()['cache-control'], address).toBe(caching);
    expectProtected(answer.headers(), address, PUBLIC);
  }
});

test('the portal sends no referrer, and public pages send theirs', async ({ request }) => {
  const areas = [
    '/auth/action',
    '/dashboard',
    '/dashboard/case/abc',
    '/partner/dashboard',
    '/partner/case/abc',
    '/partner/profile',
    '/admin',
    '/admin/cases',
    '/notifications',
  ];
  for (const address of areas)
    expectProtected((await request.get(address)).headers(), address, 'no-referrer');
  for (const address of ['/partner', '/partner/register', '/en/partner', '/roadmap'])
    expectProtected((await request.get(address)).headers(), address, PUBLIC);
});

test('the function that serves pages has the same headers at its own address, for every answer', async ({
  request,
}) => {
  const own = `http://${environment.functionsHost}/${environment.projectId}/asia-southeast1/serveSite`;
  const moved = db.doc('blog_redirects/address-from-before');
  const slug = decodeURIComponent(ARTICLE_PATH.split('/').at(-1) ?? '');
  let posts: readonly string[] = [];
  // Another spec empties the journal for a moment.
  await expect(async () => {
    posts = (await db.collection('blog_posts').where('slug', '==', slug).get()).docs.map(({ id }) => id);
    expect(posts).toHaveLength(1);
  }).toPass();
  await moved.set({ post_id: posts[0] });
  try {
    const statuses: Record<string, number> = {
      '/blog': 200,
      '/blog/no-such-article': 404,
      '/sitemap.xml': 200,
      '/blog/address-from-before': 301,
    };
    for (const [path, status] of Object.entries(statuses)) {
      const answer = await request.get(own + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(status);
      expectProtected(answer.headers(), path, PUBLIC);
    }
    const posted = await request.post(`${own}/blog`);
    expect(posted.status()).toBe(405);
    expectProtected(posted.headers(), 'POST', PUBLIC);
  } finally {
    await moved.delete();
  }
});

test('testimonials, blog, articles and roadmap are in the HTML', async ({ request }) => {
  const read = async (address: string) => text(await (await request.get(address)).text());
  expect(await read('/fresh/th/home')).toContain('คุณมานพ เรืองศรี');
  expect(await read('/roadmap')).toContain('ระยะที่ 1: วางรากฐาน');
  // Another spec empties the journal for a moment.
  await expect(async () => {
    expect(await read('/blog')).toContain('อายุความหนี้ที่เจ้าหนี้ต้องรู้ก่อนสายเกินไป');
    expect(await read('/en/blog')).toContain('Limitation of debts');
    expect(await (await request.get('/blog')).text()).toContain(`href="${ARTICLE_PATH}"`);
    expect(await read(ARTICLE_PATH)).toContain('มาตรา');
  }).toPass();
});
