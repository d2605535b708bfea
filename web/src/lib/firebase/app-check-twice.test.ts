import { deleteApp, getApps } from 'firebase/app';
import type * as AppCheck from 'firebase/app-check';
import { getToken } from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./env.ts', () => ({
  firebaseConfig: { projectId: 'demo-portal', apiKey: 'demo-key', appId: '1:1:web:1' },
  emulators: null,
}));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({ currentUser: null }),
  indexedDBLocalPersistence: null,
  browserLocalPersistence: null,
}));
// All but the token is the SDK's own: it is the SDK that refuses a second start with other options.
vi.mock('firebase/app-check', async (original) => ({
  ...(await original<typeof AppCheck>()),
  getToken: vi.fn(),
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});

const HEADER = { 'X-Firebase-AppCheck': 'a-token' };
const withSdk = async () => (await import('./app')).credentials();
const withoutSdk = async () => (await import('./app-check')).appCheckHeaders();

it.each([
  ['after', [withSdk, withoutSdk]],
  ['before', [withoutSdk, withSdk]],
])('a request without an SDK %s those with one carries the token, as they do', async (_, requests) => {
  vi.mocked(getToken).mockResolvedValue({ token: 'a-token' });
  for (const headers of requests) await expect(headers()).resolves.toEqual(HEADER);
});
