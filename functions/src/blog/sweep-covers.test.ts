import { expect, it } from 'vitest';
import { COVER_AFTER_MS, sweepCovers, type CoverDeps, type StoredCover } from './sweep-covers.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const OLD = COVER_AFTER_MS + 1;
const picture = (name: string, ageMs = OLD): StoredCover => ({
  path: `blog-images/admin/1719900000000-${name}.png`,
  storedAt: new Date(NOW - ageMs),
});

function bench(objects: StoredCover[], covers: StoredCover[] = [], named: StoredCover[] = []) {
  const removed: string[] = [];
  const texts: string[][] = [];
  const among = (all: StoredCover[], paths: readonly string[]) =>
    new Set(all.map(({ path }) => path).filter((path) => paths.includes(path)));
  const deps: CoverDeps = {
    now: () => new Date(NOW),
    // Pages of two, to test a second page.
    async *pages(prefix) {
      const found = objects.filter(({ path }) => path.startsWith(prefix));
      for (let start = 0; start < found.length; start += 2) yield found.slice(start, start + 2);
    },
    covers: async (paths) => among(covers, paths),
    named: async (paths) => {
      texts.push([...paths]);
      return among(named, paths);
    },
    remove: async (path) => void removed.push(path),
  };
  return { deps, removed, texts };
}

it('deletes pictures that no article shows after two weeks, and keeps those that one shows, names or may still need', async () => {
  const [shown, quoted, young, first, second] = [
    picture('shown'),
    picture('quoted'),
    picture('young', COVER_AFTER_MS - 1),
    picture('first'),
    picture('second'),
  ];
  const { deps, removed } = bench([shown, quoted, young, first, second], [shown], [quoted]);
  expect(await sweepCovers(deps)).toBe(2);
  expect(removed).toEqual([first.path, second.path]);
});

it('reads no text if every picture is shown', async () => {
  const shown = picture('shown');
  const { deps, texts } = bench([shown, picture('young', 0)], [shown]);
  expect(await sweepCovers(deps)).toBe(0);
  expect(texts).toEqual([]);
});
