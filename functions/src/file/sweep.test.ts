import { describe, expect, it } from 'vitest';
import { attempts } from '../lib/attempts.ts';
import {
  countingOnly,
  EXPORT_AFTER_MS,
  NAMED,
  ORPHAN_AFTER_MS,
  sweepExports,
  sweepFiles,
  type SweepDeps,
  type SweptObject,
} from './sweep.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const object = (path: string, ageMs: number): SweptObject => ({ path, storedAt: new Date(NOW - ageMs) });
const OLD = ORPHAN_AFTER_MS + 1;

function bench(
  objects: SweptObject[],
  { bound = [] as string[], listed = [] as string[], broken = '' } = {},
) {
  const removed: string[] = [];
  const rebound: string[] = [];
  const failed: string[] = [];
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
    attempt: attempts<string>({ report: (path) => void failed.push(path) }).attempt,
    bind: async (path) => {
      if (path === broken) throw new TypeError('malformed');
      rebound.push(path);
    },
    remove: async (path) => void removed.push(path),
  };
  return { deps, removed, rebound, failed };
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

  it('reports a file that fails and goes on with the others', async () => {
    const [broken, listed, orphan] = ['1-broken', '2-listed', '3-orphan'].map(
      (name) => `case-files/u/${name}.pdf`,
    ) as [string, string, string];
    const { deps, removed, rebound, failed } = bench(
      [broken, listed, orphan].map((path) => object(path, OLD)),
      { listed: [broken, listed], broken },
    );
    expect(await sweepFiles(deps)).toEqual({ seen: 3, removed: 1 });
    expect({ removed, rebound, failed }).toEqual({ removed: [orphan], rebound: [listed], failed: [broken] });
  });

  it('only counts and names what no document lists when it may not delete, and still binds', async () => {
    const known = 'case-files/u/1719900000000-known.pdf';
    const listed = 'case-files/u/1719900000001-listed.pdf';
    const forgotten = 'case-files/u/1719900000002-somchai.pdf';
    const byHand = 'case-files/u/somchai.pdf';
    const { deps, removed, rebound } = bench(
      [known, listed, forgotten, byHand].map((path) => object(path, OLD)),
      { bound: [known, forgotten], listed: [known, listed] },
    );
    const named: string[] = [];
    expect(await sweepFiles(countingOnly(deps, named))).toEqual({ seen: 4, removed: 2 });
    expect(removed).toEqual([]);
    // Without the name that a person gave the file.
    expect(named).toEqual(['case-files/u/1719900000002-*', 'case-files/u/*']);
    expect(rebound).toEqual([listed]);
    // A sweep that deletes keeps what is bound.
    expect(await sweepFiles(deps)).toEqual({ seen: 4, removed: 1 });
    expect(removed).toEqual([byHand]);
  });

  it('counts files of any age when it may not delete, and names the first of them', async () => {
    const young = Array.from({ length: NAMED + 2 }, (_, index) =>
      object(`case-files/u/${1719900000000 + index}-young.pdf`, 1_000),
    );
    const { deps } = bench(young);
    const named: string[] = [];
    expect(await sweepFiles(countingOnly(deps, named))).toEqual({ seen: NAMED + 2, removed: NAMED + 2 });
    expect(named).toHaveLength(NAMED);
    expect(await sweepFiles(deps)).toEqual({ seen: NAMED + 2, removed: 0 });
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
