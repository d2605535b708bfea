import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { completeGoogleRedirect, signInWithGoogle } from './sign-in-with-google';

// Google is mocked; the tests cover the handling of its responses.
const google = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  getRedirectResult: vi.fn(),
}));
const acceptTerms = vi.hoisted(() => vi.fn());
vi.mock('./accept-terms', () => ({ acceptTerms }));
vi.mock('@/lib/firebase/app', () => ({ auth: {} }));
vi.mock('firebase/auth', () => ({
  ...google,
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: class {
    setCustomParameters() {
      return this;
    }
  },
}));

const reported = vi.fn();
vi.stubGlobal('reportError', reported);
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.resetAllMocks();
  acceptTerms.mockResolvedValue(undefined);
  sessionStorage.clear();
});

test('a popup that signs in needs no redirect', async () => {
  google.signInWithPopup.mockResolvedValue({ user: { uid: 'uid-new' } });
  await signInWithGoogle();
  expect(google.signInWithRedirect).not.toHaveBeenCalled();
  expect(acceptTerms.mock.calls).toEqual([['uid-new']]);
  expect(await completeGoogleRedirect()).toBe(false);
  expect(google.getRedirectResult).not.toHaveBeenCalled();
});

test('where popups are blocked the page goes to Google, and the sign-in is completed on coming back', async () => {
  google.signInWithPopup.mockRejectedValue(Object.assign(new Error(), { code: 'auth/popup-blocked' }));
  google.getRedirectResult.mockResolvedValue({ user: { uid: 'uid-new' } });
  await signInWithGoogle();
  expect(google.signInWithRedirect).toHaveBeenCalledOnce();
  expect(acceptTerms).not.toHaveBeenCalled();
  expect(await completeGoogleRedirect()).toBe(true);
  expect(acceptTerms.mock.calls).toEqual([['uid-new']]);
  // Only once: a reload asks Google nothing.
  expect(await completeGoogleRedirect()).toBe(false);
});

test('a window that was closed is no reason for a redirect', async () => {
  google.signInWithPopup.mockRejectedValue(Object.assign(new Error(), { code: 'auth/popup-closed-by-user' }));
  await expect(signInWithGoogle()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  expect(google.signInWithRedirect).not.toHaveBeenCalled();
});

test('an acceptance that could not be recorded does not undo the sign-in: the portal asks again', async () => {
  const error = new Error('offline');
  acceptTerms.mockRejectedValue(error);
  google.signInWithPopup.mockResolvedValue({ user: { uid: 'uid-new' } });
  await signInWithGoogle();
  expect(reported.mock.calls).toEqual([[error]]);
});
