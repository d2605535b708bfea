import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appCheckHeaders, TOKEN_WITHIN } from './app-check';

vi.mock('./env.ts', () => ({ firebaseConfig: { projectId: 'demo-portal' } }));
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => 'the app') }));
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(() => 'the check'),
  getToken: vi.fn(),
  ReCaptchaEnterpriseProvider: vi.fn(),
}));

beforeEach(() => {
  vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
  vi.mocked(getToken).mockResolvedValue({ token: 'a-token' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

it('with a site key the request says that it comes from this site', async () => {
  await expect(appCheckHeaders()).resolves.toEqual({ 'X-Firebase-AppCheck': 'a-token' });
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
  expect(getToken).toHaveBeenCalledWith('the check');
});

it.each([undefined, ''])('without a site key (%s) nothing of App Check is touched', async (key) => {
  vi.stubEnv('VITE_APP_CHECK_KEY', key);
  await expect(appCheckHeaders()).resolves.toEqual({});
  expect(initializeApp).not.toHaveBeenCalled();
  expect(initializeAppCheck).not.toHaveBeenCalled();
});

it('where reCAPTCHA is refused, the server decides without it', async () => {
  vi.mocked(getToken).mockRejectedValue(new Error('appCheck/recaptcha-error'));
  await expect(appCheckHeaders()).resolves.toEqual({});
});

it('where reCAPTCHA never answers, the server decides without it', async () => {
  vi.useFakeTimers();
  vi.mocked(getToken).mockReturnValue(new Promise(() => undefined));
  const headers = appCheckHeaders();
  await vi.advanceTimersByTimeAsync(TOKEN_WITHIN);
  await expect(headers).resolves.toEqual({});
});
