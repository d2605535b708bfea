import { beforeEach, expect, it, vi } from 'vitest';
import { auth } from '@/lib/firebase/app';
import { changePassword, hasPassword } from './change-password';

const sdk = vi.hoisted(() => ({ updatePassword: vi.fn(), reauthenticateWithCredential: vi.fn() }));
vi.mock('@/lib/firebase/app', () => ({ auth: { currentUser: null } }));
vi.mock('firebase/auth', () => ({
  ...sdk,
  EmailAuthProvider: {
    PROVIDER_ID: 'password',
    credential: (email: string, password: string) => ({ email, password }),
  },
}));

const become = (user: object | null) => Object.assign(auth, { currentUser: user });
const somchai = { email: 'somchai@example.com', providerData: [{ providerId: 'password' }] };

beforeEach(() => {
  vi.resetAllMocks();
  become(somchai);
});

it.each([
  [['password'], true],
  [['google.com', 'password'], true],
  [['google.com'], false],
])('an account that signs in by %j has a password: %s', (ways, expected) => {
  become({ ...somchai, providerData: ways.map((providerId) => ({ providerId })) });
  expect(hasPassword()).toBe(expected);
});

it('the password is changed without asking for the current one', async () => {
  await changePassword('secret99', null);
  expect(sdk.updatePassword).toHaveBeenCalledWith(somchai, 'secret99');
  expect(sdk.reauthenticateWithCredential).not.toHaveBeenCalled();
});

it('reauthenticates with the current password first', async () => {
  await changePassword('secret99', 'old-secret');
  expect(sdk.reauthenticateWithCredential).toHaveBeenCalledWith(somchai, {
    email: 'somchai@example.com',
    password: 'old-secret',
  });
  expect(sdk.updatePassword).toHaveBeenCalledWith(somchai, 'secret99');
});

it('a current password that is not right changes nothing', async () => {
  sdk.reauthenticateWithCredential.mockRejectedValue({ code: 'auth/invalid-credential' });
  await expect(changePassword('secret99', 'wrong')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(sdk.updatePassword).not.toHaveBeenCalled();
});

it('a password cannot be changed without a session', async () => {
  become(null);
  await expect(changePassword('secret99', null)).rejects.toMatchObject({ problem: 'denied' });
  expect(sdk.updatePassword).not.toHaveBeenCalled();
});
