import { expect, it, vi } from 'vitest';
import { loadStorage } from './app';
import { ProblemError } from './problems';

vi.mock('./env.ts', () => ({ firebaseConfig: { projectId: 'demo-portal' }, emulators: null }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', () => ({
  initializeAuth: vi.fn(),
  indexedDBLocalPersistence: null,
  browserLocalPersistence: null,
}));
const instance = vi.hoisted(() => ({ maxOperationRetryTime: 120_000, maxUploadRetryTime: 600_000 }));
vi.mock('firebase/storage', () => ({ getStorage: () => instance }));

it('Storage gives up on a connection that brings nothing for 20 s, in reads and uploads alike', async () => {
  const { storage } = await loadStorage();
  expect(storage).toMatchObject({ maxOperationRetryTime: 20_000, maxUploadRetryTime: 20_000 });
});

it('without a network nothing is tried', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadStorage()).rejects.toEqual(new ProblemError('offline'));
  online.mockRestore();
});
