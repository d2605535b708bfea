import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendPasswordReset } from '@/features/session/api/reset-password';
import { renderScreen, speak } from '@/testing/render-screen';
import ForgotPassword from './forgot-password';

vi.mock('@/features/session/api/reset-password', () => ({ sendPasswordReset: vi.fn() }));

beforeEach(() => speak('en'));

it('a refusal stays above the button until the form is sent again', async () => {
  vi.mocked(sendPasswordReset).mockRejectedValueOnce({ code: 'auth/too-many-requests' }).mockResolvedValue();
  const { person } = renderScreen(<ForgotPassword />);
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'somchai@example.com');
  const send = screen.getByRole('button', { name: 'Send the link' });
  await person.click(send);
  const refusal = await screen.findByText(/^There were too many attempts/);
  await person.click(send);
  expect(await screen.findByText(/^If somchai@example.com has an account/)).toBeTruthy();
  expect(refusal.isConnected).toBe(false);
});
