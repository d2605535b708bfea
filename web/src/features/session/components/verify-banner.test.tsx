import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { become, customer, session } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { sendVerification } from '../api/register';
import { VerifyBanner } from './verify-banner';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/register', () => ({ sendVerification: vi.fn() }));

const showToast = vi.spyOn(toasts, 'show');
const unconfirmed = { ...customer(), emailVerified: false };
const reminder = () => screen.queryByText(/Please confirm your address/);

beforeEach(async () => {
  vi.clearAllMocks();
  become(unconfirmed);
  await speak('en');
});

it('looks again when one comes back to the tab, and goes once the address is confirmed', () => {
  renderScreen(<VerifyBanner />);
  expect(reminder()).not.toBeNull();
  fireEvent.focus(window);
  expect(session.refreshAccount).toHaveBeenCalledTimes(1);
  act(() => become(customer()));
  expect(reminder()).toBeNull();
  fireEvent.focus(window);
  expect(session.refreshAccount).toHaveBeenCalledTimes(1);
});

it('sends the mail again, and says when it could not', async () => {
  const { person } = renderScreen(<VerifyBanner />);
  await person.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Confirmation sent' })),
  );
  vi.mocked(sendVerification).mockRejectedValue({ code: 'auth/too-many-requests' });
  await person.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith({
      variant: 'destructive',
      title: 'The confirmation could not be sent',
      description: 'There were too many attempts. Please wait a moment and try again.',
    }),
  );
});
