import { aSetOfPreferences } from '@app/seed/builders';
import { beforeEach, expect, test, vi } from 'vitest';
import { savePreferences } from './preferences';

/** One document, and transactions on it that answer when the test wants. */
const store = vi.hoisted(() => ({
  document: null as object | null,
  waiting: [] as (() => void)[],
  open: 0,
  mostOpen: 0,
  fail: false,
  now: new Date('2026-11-21T08:00:00Z'),
}));
vi.mock('../firebase/firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({
  doc: (_db: unknown, path: string) => path,
  serverTimestamp: () => store.now,
}));
vi.mock('../firebase/commit.ts', () => ({
  withinTime: (work: unknown) => work,
  commit: async (write: (transaction: object) => Promise<void>) => {
    store.mostOpen = Math.max(store.mostOpen, ++store.open);
    try {
      await Promise.resolve();
      if (store.fail) throw new Error('no network');
      let next = store.document;
      await write({
        get: async () => ({
          exists: () => store.document !== null,
          data: () => store.document,
          id: 'u',
          ref: { path: 'preferences/u' },
        }),
        set: (_target: string, data: object) => (next = data),
      });
      store.document = next;
    } finally {
      store.open--;
    }
  },
}));

beforeEach(() => {
  Object.assign(store, { document: null, open: 0, mostOpen: 0, fail: false });
});

test('without stored preferences the whole document is written: the defaults and the change', async () => {
  await savePreferences('u', { theme: 'dark' });
  expect(store.document).toEqual({
    language: null,
    theme: 'dark',
    muted_kinds: [],
    mail_off: [],
    views: {},
    updated_at: store.now,
  });
});

test('a change leaves the rest as it is on the server', async () => {
  const before = aSetOfPreferences();
  store.document = before;
  await savePreferences('u', ({ views }) => ({ views: { ...views, posts: 'q=a' } }));
  expect(store.document).toEqual({
    ...before,
    views: { ...before.views, posts: 'q=a' },
    updated_at: store.now,
  });
});

test('saves go one after the other, and one that fails stops none', async () => {
  const first = savePreferences('u', { theme: 'light' });
  store.fail = true;
  const saves = [first, savePreferences('u', { language: 'en' })];
  expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  store.fail = false;
  await Promise.all([savePreferences('u', { language: 'zh' }), savePreferences('u', { theme: 'dark' })]);
  expect(store.document).toMatchObject({ language: 'zh', theme: 'dark' });
  expect(store.mostOpen).toBe(1);
});

test('a change that the rules would refuse is not sent', async () => {
  store.document = aSetOfPreferences();
  const before = store.document;
  await expect(savePreferences('u', { views: { cases: 'no query' } })).rejects.toThrow();
  expect(store.document).toBe(before);
});
