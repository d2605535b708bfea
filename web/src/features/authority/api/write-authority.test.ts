import type { NewAuthority } from '@app/domain/authority';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from '@/lib/firebase/commit';
import { giveAuthority } from './write-authority';

vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/commit', () => ({ commit: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('firebase/firestore', () => ({
  doc: (_db: unknown, path: string) => path,
  serverTimestamp: () => 'now',
}));

const set = vi.fn<(path: string, data: object) => void>();
/** @param found the fields of the authority that is recorded; empty: none is */
function stored(found: Record<string, unknown>): void {
  vi.mocked(commit).mockImplementation(async (write) => {
    const transaction = { get: async () => ({ get: (field: string) => found[field] }), set };
    await write(transaction as never);
  });
}

const AUTHORITY: NewAuthority = {
  scope: ['demand', 'negotiate'],
  from_on: '2026-11-28',
  until_on: null,
  document_id: null,
};
const RECORDED = { case_id: 'c1', user_id: 'u1', by_role: 'customer', ...AUTHORITY };
const give = () => giveAuthority({ caseId: 'c1', partnerId: 'p1', uid: 'u1', role: 'customer' }, AUTHORITY);

beforeEach(() => vi.clearAllMocks());

it('one that an earlier attempt has recorded is not recorded again', async () => {
  stored({ ...RECORDED, created_at: 'before' });
  await give();
  expect(commit).toHaveBeenCalledOnce();
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['none was recorded', {}],
  ['another one was', { ...RECORDED, scope: ['demand'] }],
  ['somebody else has recorded it', { ...RECORDED, user_id: 'a1', by_role: 'admin' }],
  ['it was revoked', { ...RECORDED, revoked_at: 'before', revoked_by: 'u1' }],
])('is recorded when %s', async (_when, found) => {
  stored(found);
  await give();
  expect(set).toHaveBeenCalledExactlyOnceWith('cases/c1/authorities/p1', { ...RECORDED, created_at: 'now' });
});
