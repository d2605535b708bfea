import type { Transaction } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { replaceOver } from './replace-over';

const AT = new Date('2026-11-30T05:00:00.000Z');
const set = vi.fn();
const stored: { at: Date | null; kind?: string } = { at: null };

vi.mock('./firestore.ts', () => ({ db: {} }));
vi.mock('./commit.ts', () => ({
  commit: async (write: (transaction: Transaction) => Promise<void>) =>
    write({
      get: async () => ({
        exists: () => stored.at !== null,
        get: (key: string) => (key === 'kind' ? stored.kind : stored.at && { toDate: () => stored.at }),
      }),
      set,
    } as unknown as Transaction),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  serverTimestamp: () => 'now',
}));

/** @param at the time in the document; null: no document */
const replace = (at: Date | null, over: Date | null | undefined) => {
  stored.at = at;
  return replaceOver('facts/case-1', over, { kind: 'person' });
};

beforeEach(() => {
  set.mockReset();
  delete stored.kind;
});

it.each([
  ['the version that was seen', AT, new Date(AT)],
  ['a document that is not there yet', null, null],
  ['any version where none was asked for', AT, undefined],
])('writes over %s, with the time', async (_, at, over) => {
  await replace(at, over);
  expect(set.mock.calls).toEqual([['facts/case-1', { kind: 'person', updated_at: 'now' }]]);
});

it.each([
  ['changed', new Date(AT.getTime() + 1), AT],
  ['begun', AT, null],
  ['removed', null, AT],
])('refuses what was %s meanwhile', async (_, at, over) => {
  await expect(replace(at, over)).rejects.toMatchObject({ problem: 'changedMeanwhile' });
  expect(set).not.toHaveBeenCalled();
});

it('what an earlier attempt has stored already counts as stored', async () => {
  stored.kind = 'person';
  await replace(AT, null);
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['over no document, where another thing is stored', 'company', null],
  ['over a version that was seen, where the same is stored', 'person', new Date(AT.getTime() - 1)],
])('refuses what was sent %s', async (_, kind, over) => {
  stored.kind = kind;
  await expect(replace(AT, over)).rejects.toMatchObject({ problem: 'changedMeanwhile' });
  expect(set).not.toHaveBeenCalled();
});
