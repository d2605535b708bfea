import { getDoc } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { commit } from './commit';
import { createOnce } from './create-once';

vi.mock('./firestore', () => ({ db: {} }));
vi.mock('./commit', () => ({ commit: vi.fn() }));
vi.mock('firebase/firestore', () => ({ doc: (_db: unknown, path: string) => path, getDoc: vi.fn() }));

const failure = (code: string) => Object.assign(new Error(code), { code });
const set = vi.fn<(path: string, data: object) => void>();
function answer(stored: Record<string, unknown> | null): void {
  const snapshot = { exists: () => stored !== null, get: (key: string) => stored?.[key] };
  vi.mocked(getDoc).mockResolvedValue(snapshot as never);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(commit).mockImplementation(async (write) => {
    const transaction = { set };
    await write(transaction as never);
  });
});

const create = () => createOnce('cases/a', { amount: 1, kinds: ['loan', 'cheque'] }, { state: 'open' });

it('sends the document, and does not look whether it is there', async () => {
  await create();
  expect(set).toHaveBeenCalledExactlyOnceWith('cases/a', {
    amount: 1,
    kinds: ['loan', 'cheque'],
    state: 'open',
  });
  expect(getDoc).not.toHaveBeenCalled();
});

it('is a success when it is denied because an earlier attempt has arrived', async () => {
  vi.mocked(commit).mockRejectedValue(failure('permission-denied'));
  // Somebody else has changed its state since.
  answer({ kinds: ['loan', 'cheque'], amount: 1, state: 'accepted' });
  await create();
  expect(getDoc).toHaveBeenCalledExactlyOnceWith('cases/a');
});

it.each([
  ['a value', { amount: 2, kinds: ['loan', 'cheque'] }],
  ['a part of a value', { amount: 1, kinds: ['loan'] }],
  ['a missing value', { kinds: ['loan', 'cheque'] }],
])('fails when the earlier attempt has stored something else: %s', async (_what, stored) => {
  vi.mocked(commit).mockRejectedValue(failure('permission-denied'));
  answer(stored);
  await expect(create()).rejects.toMatchObject({ problem: 'savedBefore' });
});

it('fails as denied when the document is not there', async () => {
  vi.mocked(commit).mockRejectedValue(failure('permission-denied'));
  answer(null);
  await expect(create()).rejects.toThrow('permission-denied');
});

it('fails as denied when the document cannot be read', async () => {
  vi.mocked(commit).mockRejectedValue(failure('permission-denied'));
  vi.mocked(getDoc).mockRejectedValue(failure('unavailable'));
  await expect(create()).rejects.toThrow('permission-denied');
});

it('fails of another reason even if the document is there', async () => {
  vi.mocked(commit).mockRejectedValue(failure('unavailable'));
  answer({ amount: 1, kinds: ['loan', 'cheque'] });
  await expect(create()).rejects.toThrow('unavailable');
});
