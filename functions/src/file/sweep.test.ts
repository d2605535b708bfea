import { describe, expect, it } from 'vitest';
import {
  countingOnly,
  EXPORT_AFTER_MS,
  ORPHAN_AFTER_MS,
  sweepExports,
  sweepFiles,
  type SweepDeps,
  type SweptObject,
} from './sweep.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const object = (path: string, ageMs: number): SweptObject => ({ path, storedAt: new Date(NOW - ageMs) });
const OLD = ORPHAN_AFTER_MS + 1;

function bench(objects: SweptObject[], { bound = [] as string[], listed = [] as string[] } = {}) {
  const removed: string[] = [];
  const rebound: string[] = [];
  const among = (all: string[]) => async (paths: readonly string[]) =>
    new Set(all.filter((path) => paths.includes(path)));
  const deps: SweepDeps = {
    now: () => new Date(NOW),
    // Pages of two, to test a second page.
    async *pages(prefix) {
      const found = objects.filter(({ path }) => path.startsWith(prefix));
      for (let start = 0; start < found.length; start += 2) yield found.slice(start, start + 2);
    },
    bound: among(bound),
    listed: among(listed),
    bind: async (path) => void rebound.push(path),
    remove: async (path) => void removed.push(path),
  };
  return { deps, removed, rebound };
}

describe('the sweep', () => {
  it('deletes old attachments that are neither bound nor listed, and binds those that are only listed', async () => {
    const { deps, removed, rebound } = bench(
      [
        object('case-files/u/1-bound.pdf', OLD),
        object('case-files/u/2-dropped.pdf', OLD),
        object('case-files/u/3-listed.pdf', OLD),
        object('case-files/u/4-young.pdf', ORPHAN_AFTER_MS - 1),
        object('case-files/u/5-orphan.pdf', OLD),
        object('avatars/u/6-me.png', OLD),
        object('exports/u/7.csv', OLD),
      ],
      { bound: ['case-files/u/1-bound.pdf'], listed: ['case-files/u/3-listed.pdf'] },
    );
    expect(await sweepFiles(deps)).toEqual({ seen: 5, removed: 2 });
    expect(removed).toEqual(['case-files/u/2-dropped.pdf', 'case-files/u/5-orphan.pdf']);
    expect(rebound).toEqual(['case-files/u/3-listed.pdf']);
  });

  it('only counts what it would delete when it may not delete, and still binds', async () => {
    const { deps, removed, rebound } = bench(
      [object('case-files/u/1-listed.pdf', OLD), object('case-files/u/2-orphan.pdf', OLD)],
      { listed: ['case-files/u/1-listed.pdf'] },
    );
    expect(await sweepFiles(countingOnly(deps))).toEqual({ seen: 2, removed: 1 });
    expect(removed).toEqual([]);
    expect(rebound).toEqual(['case-files/u/1-listed.pdf']);
    expect(await sweepFiles(deps)).toEqual({ seen: 2, removed: 1 });
    expect(removed).toEqual(['case-files/u/2-orphan.pdf']);
  });

  it('deletes exports after ten minutes', async () => {
    const { deps, removed } = bench([
      object('exports/a/old.csv', EXPORT_AFTER_MS + 1),
      object('exports/a/new.csv', EXPORT_AFTER_MS - 1),
      object('exports/b/old.csv', EXPORT_AFTER_MS + 1),
      object('case-files/u/1-orphan.pdf', OLD),
    ]);
    expect(await sweepExports(deps)).toEqual({ seen: 3, removed: 2 });
    expect(removed).toEqual(['exports/a/old.csv', 'exports/b/old.csv']);
  });
});
