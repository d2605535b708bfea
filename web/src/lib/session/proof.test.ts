import { beforeEach, expect, test, vi } from 'vitest';
import { isAddressProven } from './proof';

/** An account at Auth, and the token that the browser holds of it. */
const backend = vi.hoisted(() => {
  const auth: { currentUser?: unknown } = {};
  return { claim: false, isVerified: false, auth };
});
const refreshAccount = vi.hoisted(() => vi.fn());
vi.mock('../firebase/app.ts', () => ({ auth: backend.auth }));
vi.mock('./session.ts', () => ({ session: { refreshAccount } }));

const getIdToken = vi.fn(async () => {
  backend.claim = backend.isVerified;
});

beforeEach(() => {
  vi.clearAllMocks();
  const user = {
    emailVerified: false,
    getIdToken,
    getIdTokenResult: async () => ({ claims: { email_verified: backend.claim } }),
  };
  backend.auth.currentUser = user;
  refreshAccount.mockImplementation(async () => {
    user.emailVerified = backend.isVerified;
  });
});

test('a token with a verified address is enough: nothing is requested', async () => {
  backend.claim = true;
  expect(await isAddressProven()).toBe(true);
  expect(refreshAccount).not.toHaveBeenCalled();
});

test('an address that was proven elsewhere gets a new token, once', async () => {
  Object.assign(backend, { claim: false, isVerified: true });
  expect(await isAddressProven()).toBe(true);
  expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  expect(await isAddressProven()).toBe(true);
  expect(getIdToken).toHaveBeenCalledOnce();
});

test('an address that is not proven gets none', async () => {
  Object.assign(backend, { claim: false, isVerified: false });
  expect(await isAddressProven()).toBe(false);
  expect(getIdToken).not.toHaveBeenCalled();
});

test('without network it is not known', async () => {
  backend.claim = false;
  refreshAccount.mockRejectedValue({ code: 'auth/network-request-failed' });
  await expect(isAddressProven()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
});
