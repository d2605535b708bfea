import { describe, expect, it } from 'vitest';
import { settleBudget, settleShare, type BudgetStore, type Written } from './settle-budget.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 23);
const three = [{ ms: HOUR, most: 3 }];

/** The `index`th document of an account, by default written by a client. */
function aDocument(index: number, at = index * 1_000, storedAfter = 20): Written {
  const written = start + at;
  return { path: `cases/${index}`, at: new Date(written), storedAt: new Date(written + storedAfter) };
}

/** An account's documents in memory; `calls` names the calls of the store. */
function memory(documents: Written[]) {
  const calls: string[] = [];
  let stored = documents;
  let pausedUntil: Date | null = null;
  const after = (since: Date) => stored.filter(({ at }) => at > since);
  const store: BudgetStore = {
    async count(_kind, _uid, since, most) {
      calls.push('count');
      return Math.min(after(since).length, most);
    },
    async list(_kind, _uid, since, most) {
      calls.push('list');
      return after(since).slice(0, most);
    },
    async countBeside(_kind, _path, _uid, most) {
      calls.push('count');
      return Math.min(stored.length, most);
    },
    async listBeside() {
      calls.push('list');
      return stored.toReversed();
    },
    async remove(paths) {
      stored = stored.filter(({ path }) => !paths.includes(path));
    },
    async pause(_kind, _uid, until) {
      pausedUntil = until;
    },
  };
  const settle = (own: Written) => settleBudget(store, 'cases', three, 'uid', own);
  const share = (own: Written, most?: number) => settleShare(store, 'payments', most, 'uid', own);
  return { settle, share, calls, left: () => stored.map(({ path }) => path), pausedUntil: () => pausedUntil };
}

describe('a new document', () => {
  it('within the budget costs one query', async () => {
    const documents = [aDocument(0), aDocument(1)];
    const { settle, calls, pausedUntil } = memory(documents);
    expect(await settle(documents[1]!)).toEqual({ isWithin: true, removed: 0 });
    expect([calls, pausedUntil()]).toEqual([['count'], null]);
  });

  it('that uses up the budget stays, and the account is paused until the first no longer counts', async () => {
    const documents = [aDocument(0), aDocument(1), aDocument(2)];
    const { settle, left, pausedUntil } = memory(documents);
    expect(await settle(documents[2]!)).toEqual({ isWithin: true, removed: 0 });
    expect([left().length, pausedUntil()]).toEqual([3, new Date(start + HOUR)]);
  });

  it('beyond the budget is deleted, and the earlier ones stay', async () => {
    const documents = [0, 1, 2, 3].map((index) => aDocument(index));
    const { settle, left } = memory(documents);
    expect(await settle(documents[3]!)).toEqual({ isWithin: false, removed: 1 });
    expect(left()).toEqual(['cases/0', 'cases/1', 'cases/2']);
    // Delivered twice: it is gone, and nothing else is deleted.
    expect(await settle(documents[3]!)).toMatchObject({ isWithin: false });
    expect(left()).toHaveLength(3);
  });

  it.each([[[0, 1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1, 0]], [[3, 0, 5, 1, 4, 2]]])(
    'has the same result in any order of events: %j',
    async (order) => {
      const documents = order.toSorted().map((index) => aDocument(index));
      const { settle, left } = memory(documents);
      await Promise.all(order.map((index) => settle(documents[index]!)));
      expect(left()).toEqual(['cases/0', 'cases/1', 'cases/2']);
    },
  );

  it('far beyond the budget in a burst is deleted without listing the others', async () => {
    const documents = Array.from({ length: 150 }, (_, index) => aDocument(index));
    const { settle } = memory(documents);
    expect(await settle(documents[149]!)).toMatchObject({ isWithin: false });
  });

  it('of the server, with another time than that of its write, is not counted', async () => {
    const old = Array.from({ length: 9 }, (_, index) => aDocument(index, index * 1_000, 10 * HOUR));
    const own = aDocument(9);
    const { settle, calls, pausedUntil } = memory([...old, own]);
    expect(await settle(old[8]!)).toEqual({ isWithin: true, removed: 0 });
    expect(calls).toEqual([]);
    expect(await settle(own)).toEqual({ isWithin: true, removed: 0 });
    expect(pausedUntil()).toBeNull();
  });
});

describe('what an account may write into one case', () => {
  it('costs one query below the limit, and none without one', async () => {
    const documents = [aDocument(0), aDocument(1)];
    const { share, calls, pausedUntil } = memory(documents);
    expect(await share(documents[1]!, 3)).toEqual({ isWithin: true, removed: 0 });
    expect([calls, pausedUntil()]).toEqual([['count'], null]);
    expect(await share(documents[1]!)).toEqual({ isWithin: true, removed: 0 });
    expect(calls).toEqual(['count']);
  });

  it('ends with its limit, however long ago the first ones were written: the account is paused for a day', async () => {
    const documents = [0, 30, 60, 90].map((days, index) => aDocument(index, days * 24 * HOUR));
    const within = memory(documents.slice(0, 3));
    expect(await within.share(documents[2]!, 3)).toEqual({ isWithin: true, removed: 0 });
    expect(within.pausedUntil()).toEqual(new Date(start + 61 * 24 * HOUR));
    const { share, left } = memory(documents);
    expect(await share(documents[3]!, 3)).toEqual({ isWithin: false, removed: 1 });
    expect(left()).toEqual(['cases/0', 'cases/1', 'cases/2']);
    // Delivered twice: it is gone, has no effects, and nothing else is deleted.
    expect(await share(documents[3]!, 3)).toMatchObject({ isWithin: false });
    expect(left()).toHaveLength(3);
  });

  it.each([[[0, 1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1, 0]], [[3, 0, 5, 1, 4, 2]]])(
    'has the same result in any order of events: %j',
    async (order) => {
      const documents = order.toSorted().map((index) => aDocument(index));
      const { share, left } = memory(documents);
      await Promise.all(order.map((index) => share(documents[index]!, 3)));
      expect(left()).toEqual(['cases/0', 'cases/1', 'cases/2']);
    },
  );

  it('removes nothing that the server wrote, whether it or a client’s is the new one', async () => {
    const servers = Array.from({ length: 5 }, (_, index) => aDocument(index, index, 10 * HOUR));
    const { share, calls, left } = memory([...servers, aDocument(9)]);
    expect(await share(servers[4]!, 3)).toEqual({ isWithin: true, removed: 0 });
    expect(calls).toEqual([]);
    expect(await share(aDocument(9), 3)).toEqual({ isWithin: false, removed: 1 });
    expect(left()).toEqual(servers.map(({ path }) => path));
  });
});
