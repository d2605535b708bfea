import { expect, it, vi } from 'vitest';
import { sweepDeps } from './sweep.repo.ts';

const cases = vi.hoisted((): Record<string, unknown>[] => []);
vi.mock('../lib/firestore.ts', () => {
  const query = {
    where: () => query,
    select: () => query,
    get: async () => ({
      docs: cases.map((data) => ({ data: () => data, get: (field: string) => data[field] })),
    }),
  };
  return { db: () => ({ collection: () => query }) };
});
vi.mock('../case-document/document.repo.ts', () => ({ documentPaths: async () => [] }));
vi.mock('../partner-paper/paper.repo.ts', () => ({ isPaper: async () => false }));
vi.mock('./bound-file.repo.ts', () => ({ boundAmong: async () => new Set() }));
vi.mock('./check-deps.ts', () => ({ checkDeps: {} }));
vi.mock('./swept-objects.repo.ts', () => ({ objectDeps: {} }));

const [listed, foreign, malformed, orphan] = ['u1/1-a.pdf', 'u2/2-b.pdf', 'u1/3-c.pdf', 'u1/4-d.pdf'].map(
  (name) => `case-files/${name}`,
) as [string, string, string, string];

it('a malformed case keeps the files that it names, and does not end the sweep', async () => {
  const other = 'case-files/u1/5-not-asked-for.pdf';
  cases.push(
    { user_id: 7, file_urls: [malformed, null, other] },
    { user_id: 'u1', file_urls: [listed, foreign] },
  );
  // One of a folder that is not the owner's is not listed by a case that can be read.
  expect(await sweepDeps.listed([listed, foreign, malformed, orphan])).toEqual(new Set([malformed, listed]));
});
