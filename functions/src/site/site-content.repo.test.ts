import { aBlogPost } from '@app/seed/builders';
import { expect, it, vi } from 'vitest';
import { siteContent } from './site-content.repo.ts';

const stored = vi.hoisted(() => ({ posts: [] as { id: string; data: () => object }[] }));

/** As much of a query as the list needs, over `stored.posts`, which are in their order. */
vi.mock('../lib/firestore.ts', () => {
  let [from, most] = [0, 0];
  const query = {
    collection: () => query,
    orderBy: () => query,
    select: () => query,
    offset: (count: number) => {
      from = count;
      return query;
    },
    limit: (count: number) => {
      most = count;
      return query;
    },
    count: () => ({ get: () => Promise.resolve({ data: () => ({ count: stored.posts.length }) }) }),
    get: () => Promise.resolve({ docs: stored.posts.slice(from, from + most) }),
  };
  return { db: () => query };
});

// It reads the environment of a deployment.
vi.mock('./page-renderer.ts', () => ({}));

/** The numbers of the articles of a page, the newest being 1. */
async function pageOf(page: number): Promise<{ numbers: string[]; hasOlder: boolean }> {
  const { posts, hasOlder } = await siteContent.posts(page);
  return { numbers: posts.map(({ id }) => id), hasOlder };
}

function store(count: number): void {
  stored.posts = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    data: () => aBlogPost(),
  }));
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

it('the 51st article is on the second page, and every article is on one page', async () => {
  store(101);
  expect(await pageOf(1)).toEqual({ numbers: numbers(1, 50), hasOlder: true });
  expect(await pageOf(2)).toEqual({ numbers: numbers(51, 100), hasOlder: true });
  expect(await pageOf(3)).toEqual({ numbers: ['101'], hasOlder: false });
  expect(await pageOf(4)).toEqual({ numbers: [], hasOlder: false });
});

it.each([
  [0, 0],
  [50, 1],
  [51, 2],
  [101, 3],
])('%i articles are on %i pages', async (count, pages) => {
  store(count);
  expect(await siteContent.pages()).toBe(pages);
});

it('a page that the last article fills has no older one', async () => {
  store(50);
  expect(await pageOf(1)).toEqual({ numbers: numbers(1, 50), hasOlder: false });
});

it('an invalid document is left out, and does not hide that there are older ones', async () => {
  store(51);
  stored.posts[3] = { id: '4', data: () => ({}) };
  const { numbers: found, hasOlder } = await pageOf(1);
  expect(found).toHaveLength(49);
  expect(hasOlder).toBe(true);
});
