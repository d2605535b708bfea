import { beforeEach, expect, test, vi } from 'vitest';
import { completeGoogleRedirect, signInWithGoogle } from './sign-in-with-google';

// Google itself cannot be had in a test; what is tested is what we do with its answers.
const google = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  getRedirectResult: vi.fn(),
}));
vi.mock('@/lib/firebase', () => ({ auth: {} }));
vi.mock('firebase/auth', () => ({
  ...google,
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: class {
    setCustomParameters() {
      return this;
    }
  },
}));

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

test('a popup that signs in needs no redirect', async () => {
  google.signInWithPopup.mockResolvedValue({});
  await signInWithGoogle();
  expect(google.signInWithRedirect).not.toHaveBeenCalled();
  expect(await completeGoogleRedirect()).toBe(false);
  expect(google.getRedirectResult).not.toHaveBeenCalled();
});

test('where popups are blocked the page goes to Google, and the sign-in is completed on coming back', async () => {
  google.signInWithPopup.mockRejectedValue(Object.assign(new Error(), { code: 'auth/popup-blocked' }));
  google.getRedirectResult.mockResolvedValue({ user: {} });
  await signInWithGoogle();
  expect(google.signInWithRedirect).toHaveBeenCalledOnce();
  expect(await completeGoogleRedirect()).toBe(true);
  // Only once: a reload asks Google nothing.
  expect(await completeGoogleRedirect()).toBe(false);
});

test('a window that was closed is no reason for a redirect', async () => {
  google.signInWithPopup.mockRejectedValue(Object.assign(new Error(), { code: 'auth/popup-closed-by-user' }));
  await expect(signInWithGoogle()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  expect(google.signInWithRedirect).not.toHaveBeenCalled();
});
