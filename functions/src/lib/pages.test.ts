import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { pagesOf } from './pages.repo.ts';

/** A query over the documents `all`, which may change between two pages. */
function queryOf(all: QueryDocumentSnapshot[], size = Infinity, last?: QueryDocumentSnapshot): Query {
  const query = {
    limit: (most: number) => queryOf(all, most, last),
    startAfter: (found: QueryDocumentSnapshot) => queryOf(all, size, found),
    get: async () => {
      asked += 1;
      return { docs: all.filter(({ id }) => last === undefined || id > last.id).slice(0, size) };
    },
  };
  return query as unknown as Query;
}
const some = (ids: string) => Array.from(ids, (id) => ({ id }) as unknown as QueryDocumentSnapshot);
let asked = 0;

it.each([
  ['', [], 1],
  ['abc', ['ab', 'c'], 2],
  // Whether a full page was the last one, only the next one shows.
  ['abcd', ['ab', 'cd'], 3],
])('finds %j as %j', async (ids, pages, queries) => {
  asked = 0;
  const found: string[] = [];
  for await (const page of pagesOf(queryOf(some(ids)), 2)) found.push(page.map(({ id }) => id).join(''));
  expect(found).toEqual(pages);
  expect(asked).toBe(queries);
});

it('continues after the last document as it was read, though that is gone', async () => {
  const all = some('abcd');
  const found: string[] = [];
  for await (const page of pagesOf(queryOf(all), 2)) {
    found.push(...page.map(({ id }) => id));
    all.splice(0, page.length);
  }
  expect(found).toEqual(['a', 'b', 'c', 'd']);
});
