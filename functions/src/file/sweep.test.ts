import { describe, expect, it } from 'vitest';
import {
  EXPORT_AFTER_MS,
  ORPHAN_AFTER_MS,
  sweepExports,
  sweepFiles,
  type SweepDeps,
  type SweptObject,
} from './sweep.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const object = (path: string, ageMs: number, caseId: string | null = null): SweptObject => ({
  path,
  storedAt: new Date(NOW - ageMs),
  caseId,
});
const OLD = ORPHAN_AFTER_MS + 1;

function bench(objects: SweptObject[], cases: Record<string, string[]>) {
  const asked: string[][] = [];
  const removed: string[] = [];
  const deps: SweepDeps = {
    now: () => new Date(NOW),
    // Pages of two: what is on the second page is seen as well.
    async *pages(prefix) {
      const found = objects.filter(({ path }) => path.startsWith(prefix));
      for (let start = 0; start < found.length; start += 2) yield found.slice(start, start + 2);
    },
    async listedFiles(ids) {
      asked.push(ids);
      return new Map(ids.flatMap((id) => (cases[id] ? [[id, new Set(cases[id])]] : [])));
    },
    remove: async (path) => void removed.push(path),
  };
  return { deps, removed, asked };
}

describe('the sweep', () => {
  it('takes old attachments of no case and leaves listed and young ones', async () => {
    const { deps, removed } = bench(
      [
        object('case-files/u/1-listed.pdf', OLD, 'c1'),
        object('case-files/u/2-dropped.pdf', OLD, 'c1'),
        object('case-files/u/3-no-case.pdf', OLD, 'gone'),
        object('case-files/u/4-young.pdf', ORPHAN_AFTER_MS - 1, 'gone'),
        object('case-files/u/5-nameless.pdf', OLD),
        object('avatars/u/6-me.png', OLD),
        object('exports/u/7.csv', OLD),
      ],
      { c1: ['case-files/u/1-listed.pdf'] },
    );
    expect(await sweepFiles(deps)).toEqual({ seen: 5, removed: 3 });
    expect(removed).toEqual([
      'case-files/u/2-dropped.pdf',
      'case-files/u/3-no-case.pdf',
      'case-files/u/5-nameless.pdf',
    ]);
  });

  it('takes exports after ten minutes', async () => {
    const { deps, removed } = bench(
      [
        object('exports/a/old.csv', EXPORT_AFTER_MS + 1),
        object('exports/a/new.csv', EXPORT_AFTER_MS - 1),
        object('exports/b/old.csv', EXPORT_AFTER_MS + 1),
        object('case-files/u/1-orphan.pdf', OLD),
      ],
      {},
    );
    expect(await sweepExports(deps)).toEqual({ seen: 3, removed: 2 });
    expect(removed).toEqual(['exports/a/old.csv', 'exports/b/old.csv']);
  });

  it('reads each case of a page once', async () => {
    const { deps, asked } = bench(
      [object('case-files/u/1', OLD, 'c1'), object('case-files/u/2', OLD, 'c1')],
      {},
    );
    await sweepFiles(deps);
    expect(asked).toEqual([['c1']]);
  });
});
