import { sendEmailVerification } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { register } from './register';

vi.mock('@/i18n', () => ({ currentLanguage: () => 'th' }));
vi.mock('@/lib/firebase/app', () => ({ auth: {} }));
vi.mock('firebase/auth', () => ({
  createUserWithEmailAndPassword: async () => ({ user: { uid: 'new' } }),
  sendEmailVerification: vi.fn(),
}));
vi.mock('./accept-terms', () => ({ acceptTerms: vi.fn(async () => undefined) }));

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
});
const made = () => register({ email: 'somchai@example.com', password: 'secret99' });

it('makes an account and sends its confirmation mail', async () => {
  vi.mocked(sendEmailVerification).mockResolvedValue();
  await expect(made()).resolves.toEqual({ uid: 'new', isMailSent: true });
  expect(reported).not.toHaveBeenCalled();
});

it('says that the mail could not be sent; the account is there all the same', async () => {
  const error = { code: 'auth/too-many-requests' };
  vi.mocked(sendEmailVerification).mockRejectedValue(error);
  await expect(made()).resolves.toEqual({ uid: 'new', isMailSent: false });
  expect(reported.mock.calls).toEqual([[error]]);
});
