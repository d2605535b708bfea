import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { signInWithGoogle } from '../api/sign-in-with-google';
import { GoogleButton } from './google-button';

vi.mock('../api/sign-in-with-google', () => ({
  signInWithGoogle: vi.fn(),
  completeGoogleRedirect: vi.fn(async () => false),
}));

const showToast = vi.spyOn(toasts, 'show');
const press = async () => {
  const { person } = renderScreen(<GoogleButton />);
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
};

beforeEach(async () => {
  vi.clearAllMocks();
  await speak('en');
});

it('closing Google’s window is answered with what can be done', async () => {
  vi.mocked(signInWithGoogle).mockRejectedValue({ code: 'auth/popup-closed-by-user' });
  await press();
  await waitFor(() =>
    expect(showToast.mock.calls).toEqual([
      [
        {
          variant: 'destructive',
          title: 'Google Sign-In Failed',
          description: expect.stringMatching(/^Google’s sign-in window was closed/) as string,
        },
      ],
    ]),
  );
});

it('a sign-in that succeeds says so', async () => {
  vi.mocked(signInWithGoogle).mockResolvedValue();
  await press();
  await waitFor(() => expect(showToast.mock.calls).toEqual([[{ title: 'You are signed in' }]]));
});
