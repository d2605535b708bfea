import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkResetCode, confirmAddress, resetPassword } from '@/features/session/api/reset-password';
import { sendVerification } from '@/features/session/api/register';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import AuthAction from './auth-action';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/session/api/register', () => ({ sendVerification: vi.fn() }));
vi.mock('@/features/session/api/reset-password', () => ({
  checkResetCode: vi.fn(),
  confirmAddress: vi.fn(),
  resetPassword: vi.fn(),
}));

const confirm = vi.mocked(confirmAddress);
const expired = { code: 'auth/expired-action-code' };
const open = (mode: string) =>
  renderScreen(
    <StrictMode>
      <AuthAction />
    </StrictMode>,
    `/auth/action?mode=${mode}&oobCode=once`,
  );
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(async () => {
  vi.resetAllMocks();
  become({ state: 'signed-out' });
  await speak('en');
});

it('a confirmation is made exactly once', async () => {
  confirm.mockResolvedValue('somchai@example.com');
  open('verifyEmail');
  await heading('Your email address is confirmed');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('a used confirmation link tells a visitor where to get a new one', async () => {
  confirm.mockRejectedValue(expired);
  open('verifyEmail');
  await heading('This link cannot be used');
  expect(screen.getByText(/Sign in, and ask for a new confirmation/)).toBeTruthy();
});

it('a signed-in user can request a new link from the page of a used confirmation link', async () => {
  confirm.mockRejectedValue(expired);
  become({ ...customer(), emailVerified: false });
  const { person } = open('verifyEmail');
  await person.click(await screen.findByRole('button', { name: 'Send the confirmation again' }));
  expect(sendVerification).toHaveBeenCalledTimes(1);
});

it('without network the link is not blamed: it is tried again', async () => {
  confirm.mockRejectedValueOnce({ code: 'auth/network-request-failed' }).mockResolvedValue('a@b.co');
  const { person } = open('verifyEmail');
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Your email address is confirmed');
});

it('a spent reset link leads to a new one', async () => {
  vi.mocked(checkResetCode).mockRejectedValue(expired);
  open('resetPassword');
  const link = await screen.findByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

it('a new password is given twice alike, and a weak one is named at its field', async () => {
  vi.mocked(checkResetCode).mockResolvedValue('somchai@example.com');
  vi.mocked(resetPassword).mockRejectedValueOnce({ code: 'auth/weak-password' }).mockResolvedValue();
  const { person } = open('resetPassword');
  const password = await screen.findByLabelText('New password', { selector: 'input' });
  const again = screen.getByLabelText('Confirm new password', { selector: 'input' });
  const save = screen.getByRole('button', { name: 'Save the new password' });
  await person.type(password, '123456');
  await person.type(again, '123457');
  await person.click(save);
  expect(await screen.findByText('The passwords do not match')).toBeTruthy();
  expect(resetPassword).not.toHaveBeenCalled();

  await person.clear(again);
  await person.type(again, '123456');
  await person.click(save);
  expect(await screen.findByText(/This password is too easy to guess/)).toBeTruthy();
  await person.click(save);
  await heading('Your new password is set');
  expect(resetPassword).toHaveBeenLastCalledWith('once', '123456');
});

it('a new password that is refused for another reason says so above the button, beyond the toast', async () => {
  vi.mocked(checkResetCode).mockResolvedValue('somchai@example.com');
  vi.mocked(resetPassword).mockRejectedValue(expired);
  const { person } = open('resetPassword');
  await person.type(await screen.findByLabelText('New password', { selector: 'input' }), '123456');
  await person.type(screen.getByLabelText('Confirm new password', { selector: 'input' }), '123456');
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByText(/^This link has expired/)).toBeTruthy();
});

it('a restored address asks for a new password, and an unknown wish is a link that cannot be used', async () => {
  confirm.mockResolvedValue('somchai@example.com');
  const { unmount } = open('recoverEmail');
  await heading('Your previous email address is restored');
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  unmount();
  open('somethingElse');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await heading('This link cannot be used');
});
