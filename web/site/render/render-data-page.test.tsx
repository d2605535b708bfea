import { blogPostSchema } from '@app/domain/blog';
import type { DoorDraft } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { LIMITS } from '@app/domain/limits';
import { aBlogPost } from '@app/seed/builders';
import { expect, it, vi } from 'vitest';
import { ASSETS } from '../testing/site-assets';
import { renderDataPage } from './render-data-page';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { projectId: 'demo-site', apiKey: 'demo-key' },
  emulators: null,
}));

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

/** A page of the blog's list. @param number from 1, of two pages */
async function listIn(language: Language, number: number, hasOlder = number === 1): Promise<Document> {
  const html = await renderDataPage({ page: 'blog', posts: [post], number, hasOlder }, language, ASSETS);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What it links to at the foot of the list, by `rel`. */
const turns = (page: Document) =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>('main nav[aria-label] a'), (link) => [
    link.rel,
    link.getAttribute('href'),
  ]);
const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');

it.each<[Language, string]>([
  ['th', ''],
  ['en', '/en'],
  ['zh', '/zh'],
])(
  'the pages of the blog link to each other in %s, each with its own address and title',
  async (language, prefix) => {
    const [first, second] = [await listIn(language, 1), await listIn(language, 2)];
    expect(turns(first)).toEqual([['next', `${prefix}/blog?page=2`]]);
    expect(turns(second)).toEqual([['prev', `${prefix}/blog`]]);
    expect(canonicalOf(first)).toMatch(new RegExp(`//[^/]+${prefix}/blog$`));
    expect(canonicalOf(second)).toMatch(new RegExp(`//[^/]+${prefix}/blog\\?page=2$`));
    expect(second.title).not.toBe(first.title);
    expect(second.title).toContain('2');
  },
);

it('a page of the blog between others links to both', async () => {
  expect(turns(await listIn('th', 3, true))).toEqual([
    ['prev', '/blog?page=2'],
    ['next', '/blog?page=4'],
  ]);
});

it('the only page of the blog has no links to others', async () => {
  const only = await listIn('th', 1, false);
  expect(only.querySelector('main nav')).toBeNull();
});

it('the first page of the blog is live, and the links to others are outside of what is drawn again', async () => {
  const live = (page: Document) => page.querySelector('[data-live=blog]');
  const first = live(await listIn('th', 1));
  expect(first).not.toBeNull();
  expect(first?.querySelector('nav')).toBeNull();
  expect(live(await listIn('th', 2))).toBeNull();
});

/** The page of the debtor's door in English. @param draft what was sent and refused, if anything was */
async function doorWith(draft: DoorDraft | null, firstName = 'Somchai'): Promise<Document> {
  const html = await renderDataPage(
    {
      page: 'verify',
      code: 'ABCDEFGHJKMN',
      state: 'found',
      collector: { firstName, company: 'A company', until: new Date() },
      draft,
      key: 'k',
    },
    'en',
    ASSETS,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const begins = (page: Document) => [...page.querySelectorAll('main [autofocus]')];
const wrong = (page: Document) => [...page.querySelectorAll('main [aria-invalid]')];

/** The texts that describe an element, in their order. */
function descriptionOf(element: Element | undefined): string[] {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => element?.ownerDocument.getElementById(id)?.textContent ?? `no #${id}`);
}

it.each([
  ['a complaint without words', { kind: 'complaint', text: '', reach: '' }, 'text', 'message'],
  [
    'a reply to too long an address',
    { kind: 'paid', text: '', reach: '1'.repeat(LIMITS.reach + 1) },
    'reach',
    'too long',
  ],
])(
  'the page after %s begins with the error, at the field that it describes',
  async (_, draft, name, error) => {
    const page = await doorWith(draft);
    expect(page.title).toMatch(/^Not sent: Check who is contacting you/);
    expect(begins(page)).toEqual([page.querySelector(`main [name=${name}]`)]);
    expect(wrong(page)).toEqual(begins(page));
    expect(descriptionOf(begins(page)[0])[0]).toContain(error);
  },
);

it('the page after a reply without a kind begins at the kinds, and the error describes them all', async () => {
  const page = await doorWith({ kind: '', text: 'Call me', reach: '' });
  expect(page.title).toMatch(/^Not sent: /);
  expect(begins(page)).toEqual([page.querySelector('main [name=kind]')]);
  expect(wrong(page)).toEqual([page.querySelector('main [role=radiogroup]')]);
  expect(descriptionOf(wrong(page)[0])).toEqual(['Please choose one.']);
});

it('the page before a reply begins at its top and says nothing of an error', async () => {
  const page = await doorWith(null);
  expect(page.title).toMatch(/^Check who is contacting you/);
  expect(begins(page)).toEqual([]);
  expect(wrong(page)).toEqual([]);
});

it.each([
  ['Somchai', 'Somchai is authorised to contact you.', 'Somchai'],
  ['', 'A company is authorised to contact you.', undefined],
])('a collector whose shown name is %j is introduced as: %s', async (firstName, sentence, person) => {
  const page = await doorWith(null, firstName);
  expect(page.querySelector('main')?.textContent).toContain(sentence);
  const label = [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Their name');
  expect(label?.nextElementSibling?.textContent).toBe(person);
});
