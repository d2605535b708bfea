import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '@app/domain/paths';
import { expect, test } from 'vitest';

const page = await readFile(new URL('../../docs/contract.md', import.meta.url), 'utf8');

/** The collections of the contract itself; the page names what was added to it. */
const CONTRACT: ReadonlySet<string> = new Set([
  'blog_posts',
  'cases',
  'contacts',
  'newsletter_subscriptions',
  'notifications',
  'partners',
  'profiles',
  'roadmap_steps',
  'testimonials',
]);

/** The names that the page does not hold in code marks: alone, or before an id. */
const missing = (names: readonly string[]) =>
  names.filter((name) => !page.includes(`\`${name}\``) && !page.includes(`\`${name}/`));

test('docs/contract.md names every collection that the contract does not have', () => {
  expect(missing(Object.values(COLLECTIONS).filter((name) => !CONTRACT.has(name)))).toEqual([]);
});

test('a collection that the page does not name is found', () => {
  expect(missing(['case_part', 'case_parties'])).toEqual(['case_part']);
});
