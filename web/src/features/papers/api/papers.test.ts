import type * as Firestore from 'firebase/firestore';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from '@/lib/firebase/commit';
import { judgePaper } from './papers';

vi.mock('@/lib/firebase/app', () => ({ auth: { currentUser: { uid: 'admin' } } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/commit', () => ({ commit: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  doc: (_db: unknown, path: string) => path,
}));

const SEEN = new Date('2026-11-28T03:00:00.123Z');
const update = vi.fn<(path: string, data: object) => void>();

/** @param shown when the stored paper was shown; null: it was withdrawn */
function stored(shown: Date | null): void {
  vi.mocked(commit).mockImplementation(async (write) => {
    const found = { get: () => (shown === null ? undefined : Timestamp.fromDate(shown)) };
    const transaction = { get: () => Promise.resolve(found), update };
    await write(transaction as never);
  });
}

beforeEach(() => vi.clearAllMocks());

const accept = () => judgePaper('p1', { id: 'registration-1', created_at: SEEN }, 'accepted');

it('accepts the paper that the admin has seen', async () => {
  stored(SEEN);
  await accept();
  expect(update.mock.lastCall?.[0]).toBe('partner_papers/p1/papers/registration-1');
  expect(update.mock.lastCall?.[1]).toMatchObject({ state: 'accepted', judged_by: 'admin' });
});

it.each([
  ['was withdrawn', null],
  ['was replaced under the same id', new Date(SEEN.getTime() + 1)],
])('judges nothing when it %s', async (_what, shown) => {
  stored(shown);
  await expect(accept()).rejects.toMatchObject({ problem: 'notFound' });
  expect(update).not.toHaveBeenCalled();
});
