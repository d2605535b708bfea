import type * as Firestore from 'firebase/firestore';
import { getDoc, Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from '@/lib/firebase/commit';
import { judgePaper, showPaper } from './papers';

vi.mock('@/lib/firebase/app', () => ({ auth: { currentUser: { uid: 'admin' } } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/commit', () => ({ commit: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  doc: (_db: unknown, path: string) => path,
  getDoc: vi.fn(),
}));

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));

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

const NEW = { kind: 'registration', number: '1/2569', issued_by: 'DOPA', valid_until: null } as const;
const COPY = 'case-files/p1/1719900000000-copy.pdf';
const show = () => showPaper('p1', 'registration-1', COPY, NEW);
const refuse = () =>
  vi.mocked(commit).mockRejectedValue(Object.assign(new Error('refused'), { code: 'permission-denied' }));
function read(fields: Record<string, unknown>): void {
  const found = { exists: () => true, get: (field: string) => fields[field] };
  vi.mocked(getDoc).mockResolvedValue(found as never);
}

it('a paper that is shown again after a lost answer is shown once, whatever was said of it meanwhile', async () => {
  refuse();
  read({ ...NEW, path: COPY, user_id: 'p1', state: 'accepted' });
  await expect(show()).resolves.toBeUndefined();
  expect(getDoc).toHaveBeenCalledExactlyOnceWith('partner_papers/p1/papers/registration-1');
});

it('another paper under the same id is no success', async () => {
  refuse();
  read({ ...NEW, path: COPY, number: '2/2569' });
  await expect(show()).rejects.toMatchObject({ problem: 'savedBefore' });
});
