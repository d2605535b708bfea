import { paths } from '@app/domain/paths';
import { aBlogPost } from '@app/seed/builders';
import { aSetOfPublicFigures } from '@app/seed/figures-builders';
import { db, demoData } from './support/server.ts';
import { expect, test } from './support/person.ts';

/** Stored content is on the public pages: in the HTML, updated on load, and live after the first interaction. */

test.beforeAll(demoData);

test.describe('the journal', () => {
  test('shows a new article at once on an open page, and in the HTML a moment later', async ({
    person,
    request,
  }) => {
    const { page } = await person('reader');
    await page.goto('/blog');
    await page.locator('h1').click();
    const slug = `ทดสอบ-${Date.now()}`;
    const post = aBlogPost({
      slug,
      title: `บทความใหม่ ${slug}`,
      excerpt: 'ย่อ '.repeat(300),
      content: '## หัวข้อ\n\n| ก | ข |\n| --- | --- |\n| 1 | 2 |\n\n- รายการ',
      published_at: new Date(),
    });
    const ref = db.collection('blog_posts').doc();
    await page.waitForTimeout(1_500);
    await ref.set(post);
    const entry = page.locator('main article', { hasText: post.title });
    await expect(entry).toBeVisible();
    const lines = await entry.locator('p[class*=line-clamp]').evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
    expect(lines).toBe(3);

    const answer = await request.get(`/en/blog/${encodeURIComponent(slug)}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<meta property="og:title" content="บทความใหม่ ${slug}"`);
    expect(html).toMatch(/<h2 id="h-หัวข้อ"[^>]*>/);
    expect(html).toContain('<td>1</td>');
    expect(html).toContain('"@type":"Article"');
    await ref.delete();
    await expect(entry).toHaveCount(0);
    expect((await request.get(`/blog/${encodeURIComponent(slug)}`)).status()).toBe(404);
  });

  test('runs nothing that an author writes', async ({ person }) => {
    const { page } = await person('reader');
    const slug = `evil-${Date.now()}`;
    const content = [
      '<script>window.__xss = 1</script><img src=x onerror="window.__xss=2">',
      '[a](javascript:window.__xss=3) [b](JaVaScRiPt&colon;window.__xss=4) [c](data:text/html,<script>1</script>)',
      '[d](//evil.example/x) ![e](https://evil.example/p.png) ![f](javascript:1)',
      '<svg><animate onbegin="window.__xss=5"/></svg> <a href="javascript:window.__xss=6">g</a>',
      '# content',
    ].join('\n\n');
    const ref = db.collection('blog_posts').doc();
    await ref.set(
      aBlogPost({
        slug,
        title: '<img src=x onerror="window.__xss=7">',
        content,
        excerpt: '</p><script>window.__xss=8</script>',
      }),
    );
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) strangers.push(request.url());
    });
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('<img src=x onerror="window.__xss=7">');
    await page.locator('h1').click();
    const links = await page.locator('main .article a').all();
    expect(links).toHaveLength(2);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).not.toMatch(/^\s*(javascript|data):/i);
      expect(href).not.toMatch(/^\/\//);
    }
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => (window as unknown as { __xss?: number }).__xss)).toBeUndefined();
    expect(strangers).toEqual([]);
    // An author's heading cannot take an id of the page itself.
    expect(await page.locator('#content').evaluate((element) => element.tagName)).toBe('MAIN');
    await ref.delete();
  });

  test('an article with too much markup is shown as plain text, a long one is rendered', async ({
    request,
  }) => {
    const rendered = async (content: string) => {
      const ref = db.collection('blog_posts').doc();
      const slug = `long-${ref.id.toLowerCase()}`;
      await ref.set(aBlogPost({ slug, content }));
      const answer = await request.get(`/blog/${slug}`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const keeping = db.doc(`blog_rendered/${ref.id}`);
      await expect.poll(async () => (await keeping.get()).exists).toBe(true);
      const kept = await keeping.get();
      await ref.delete();
      return { html, kept };
    };
    for (const [unit, kind] of [
      ['- a\n', 'entries'],
      ['a\n=\n', 'headings'],
    ] as const) {
      const { html, kept } = await rendered(unit.repeat(200_000 / unit.length));
      expect(html).not.toMatch(/<li>a|<h2 id="h-a/);
      expect(html).toContain(unit.repeat(3));
      expect(kept.get('excess')).toMatchObject({ kind });
    }
    const part = 'ลูกหนี้ต้องชำระหนี้ภายใน **กำหนดเวลา** ที่ตกลงกันไว้ในสัญญา '.repeat(12);
    const content = `## หัวข้อ\n\n${part}\n\n- ข้อหนึ่ง\n- ข้อสอง\n\n`.repeat(70);
    expect(content.length).toBeGreaterThan(50_000);
    const { html, kept } = await rendered(content);
    expect(html.match(/<strong[ >]/g)).toHaveLength(70 * 12);
    expect(html.match(/<h2 id="h-/g)).toHaveLength(70);
    expect(kept.get('excess')).toBeNull();
  });

  test('is shown in the language of the page, and marks articles that exist only in Thai', async ({
    request,
  }) => {
    const slug = 'อายุความหนี้ที่เจ้าหนี้ต้องรู้ก่อนสายเกินไป';
    const read = async (path: string) => (await request.get(path)).text();
    const english = await read(`/en/blog/${encodeURIComponent(slug)}`);
    expect(english).toContain('<h2 id="h-common-limitation-periods">');
    expect(english).toContain('<title>Limitation of debts');
    expect(english).not.toContain('This article is written in Thai.');
    expect(await read(`/zh/blog/${encodeURIComponent(slug)}`)).toContain('常见的诉讼时效');
    expect(await read(`/blog/${encodeURIComponent(slug)}`)).toContain('อายุความที่พบบ่อย');
    const list = await read('/en/blog');
    expect(list).toContain('Limitation of debts');
    const thai = db.collection('blog_posts').doc();
    await thai.set(aBlogPost({ slug: thai.id, published_at: new Date() }));
    expect(await read(`/en/blog/${thai.id}`)).toContain('This article is written in Thai.');
    await thai.delete();
    const roadmap = await read('/en/roadmap');
    expect(roadmap).toContain('Submit and follow cases online');
    expect(roadmap).toMatch(/<span lang="th"[^>]*>(<span[^>]*>)*ห้องเจรจา/);
    expect(roadmap).toContain('Some of these texts are in Thai only so far.');
    // Each language is cached as a separate document.
    const post = await db.collection('blog_posts').where('slug', '==', slug).get();
    const kept = await db.doc(paths.blogRendered(post.docs[0]?.id ?? '', 'en')).get();
    expect(kept.get('html')).toContain('h-common-limitation-periods');
  });

  test('is printed black on white, without header and footer, and with the addresses of links', async ({
    person,
  }) => {
    const { page } = await person('reader', { colorScheme: 'dark' });
    const ref = db.collection('blog_posts').doc();
    await ref.set(
      aBlogPost({ slug: `print-${ref.id.toLowerCase()}`, content: '[ราชกิจจา](https://example.com/act)' }),
    );
    try {
      await page.goto(`/blog/print-${ref.id.toLowerCase()}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.locator('.site-header')).toBeHidden();
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const after = page.getByRole('link', { name: 'ราชกิจจา' });
      expect(await after.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
        'https://example.com/act',
      );
    } finally {
      await ref.delete();
    }
  });

  test('says so when there are no articles', async ({ person }) => {
    const { page } = await person('reader');
    const posts = await db.collection('blog_posts').get();
    await Promise.all(posts.docs.map(({ ref }) => ref.delete()));
    try {
      await page.goto('/blog');
      await expect(page.locator('main')).toContainText('ไม่พบข้อมูลบทความ');
    } finally {
      await Promise.all(posts.docs.map((post) => post.ref.set(post.data())));
    }
  });
});

test('three featured testimonials, newest first, are on the home page, and follow the database', async ({
  person,
}) => {
  const { page } = await person('visitor');
  const ref = db.collection('testimonials').doc();
  await page.goto('/');
  const names = page.locator('[data-fresh=testimonials] figcaption > span:first-child');
  await expect(names).toHaveText(['คุณมานพ เรืองศรี', 'คุณศิริพร อินทรสุวรรณ', 'คุณธีรวัฒน์ กิตติคุณ']);
  await page.locator('[data-fresh=testimonials]').scrollIntoViewIfNeeded();
  await page.locator('[data-fresh=testimonials] h2').click();
  await page.waitForTimeout(1_500);
  const first = (await db.collection('testimonials').where('is_featured', '==', true).limit(1).get()).docs[0];
  await ref.set({ ...first?.data(), name: 'คุณใหม่ ล่าสุด', created_at: new Date() });
  await expect(names).toHaveText(['คุณใหม่ ล่าสุด', 'คุณมานพ เรืองศรี', 'คุณศิริพร อินทรสุวรรณ']);
  await ref.delete();
  await expect(names.first()).toHaveText('คุณมานพ เรืองศรี');
});

test('counted figures take the place of stated ones, say how they are counted, and leave with their document', async ({
  person,
}) => {
  const { page } = await person('visitor');
  const record = page.getByRole('region', { name: 'Our results, and how we count them' });
  const figures = db.doc(paths.publicFigures);
  const opened = async (says: RegExp) => {
    await expect(async () => {
      await page.goto('/en');
      await expect(record).toContainText(says, { timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
  };
  await figures.set(aSetOfPublicFigures());
  try {
    await opened(/Counted from the 214 cases closed in the 12 months to 22 Nov 2026\./);
    await expect(record.locator('dl dd')).toHaveText([/^95%/, '96%', '99%', '2.5']);
    await record.getByRole('link', { name: 'How we count' }).click();
    await page.waitForURL('/en/how-we-count');
    await expect(page.locator('main')).toContainText('1,268 of 1,310 reports');
  } finally {
    await figures.delete();
  }
  await opened(/1,200\+/);
  await expect(record).not.toContainText('214');
});

test('content that is up to date is not replaced, and changed content is', async ({ person }) => {
  const { page } = await person('visitor');
  const built = await (await page.request.get('/')).text();
  const part = page.locator('[data-fresh=testimonials]');
  const changed = built.replace('<div data-fresh="testimonials">', '$&<p>เพิ่งเปลี่ยน</p>');
  for (const now of [built, changed]) {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.route('**/fresh/th/home', async (route) => {
      // By then the part has been laid out, which sets a style on it.
      await expect(part).toHaveAttribute('style', /visible/);
      await route.fulfill({ contentType: 'text/html', body: now });
    });
    const answer = page.waitForResponse('**/fresh/th/home');
    await page.goto('/');
    await part.evaluate((element) => element.setAttribute('data-left-alone', ''));
    await (await answer).finished();
    if (now === changed) {
      await expect(part).toContainText('เพิ่งเปลี่ยน');
    } else {
      await page.waitForTimeout(500);
      await expect(part).toHaveAttribute('data-left-alone');
    }
    // The whole style sheet is loaded once, also where the content has not changed (decision 191).
    expect(sheets).toHaveLength(1);
    page.removeAllListeners('request');
    await page.unroute('**/fresh/th/home');
  }
});
