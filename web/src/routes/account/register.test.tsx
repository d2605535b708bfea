import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { register } from '@/features/session/api/register';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import Register from './register';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/session/api/register', () => ({ register: vi.fn(), sendVerification: vi.fn() }));
vi.mock('@/features/session/api/sign-in-with-google', () => ({
  signInWithGoogle: vi.fn(),
  completeGoogleRedirect: vi.fn(async () => false),
}));

const createAccount = vi.mocked(register);
const showToast = vi.spyOn(toasts, 'show');
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/register" element={<Register />} />
      <Route path="/dashboard" element={<h1>{'the dashboard'}</h1>} />
    </Routes>,
    '/register',
  );

async function registerAs(person: ReturnType<typeof open>['person'], secret = 'secret99') {
  await person.type(email(), 'somchai@example.com');
  await person.type(password(), secret);
  await person.click(screen.getByRole('button', { name: 'Create an account' }));
}

beforeEach(async () => {
  vi.clearAllMocks();
  become({ state: 'signed-out' });
  await speak('en');
});

it('a registration shows the thanks, although the account is signed in before that', async () => {
  createAccount.mockImplementation(async () => {
    act(() => become({ state: 'loading' }));
    act(() => become(customer()));
    return { uid: customer().uid, isMailSent: true };
  });
  const { person } = open();
  await registerAs(person);
  expect(await screen.findByRole('heading', { name: 'Thank you for registering' })).toBeTruthy();
  expect(screen.getByText(/confirmation email to somchai@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
  expect(showToast).toHaveBeenCalledWith({ title: 'You have registered' });
});

it('a confirmation email that could not be sent is not announced', async () => {
  createAccount.mockImplementation(async () => {
    act(() => become(customer()));
    return { uid: customer().uid, isMailSent: false };
  });
  const { person } = open();
  await registerAs(person);
  expect(
    await screen.findByText(/could not send the confirmation email to somchai@example.com/),
  ).toBeTruthy();
  expect(screen.queryByText(/We have sent|spam folder/)).toBeNull();
});

it('the form is shown while the session loads; a signed-in account is redirected to the dashboard', () => {
  become({ state: 'loading' });
  open();
  expect(email()).toBeTruthy();
  act(() => become(customer()));
  expect(screen.getByRole('heading', { name: 'the dashboard' })).toBeTruthy();
});

it('a short password is named at its field', async () => {
  const { person } = open();
  await registerAs(person, '12345');
  expect(await screen.findByText('The password must have at least 6 characters')).toBeTruthy();
  expect(createAccount).not.toHaveBeenCalled();
});

it('a password that the server finds weak is named at its field too', async () => {
  createAccount.mockRejectedValue({ code: 'auth/weak-password' });
  const { person } = open();
  await registerAs(person);
  expect(await screen.findByText(/This password is too easy to guess/)).toBeTruthy();
  expect(password().getAttribute('aria-invalid')).toBe('true');
});

it('an address that the server refuses is named at its field, and nothing is said of a password', async () => {
  createAccount.mockRejectedValue({ code: 'auth/invalid-email' });
  const { person } = open();
  await registerAs(person);
  const sentence = 'Please enter a valid email address, such as name@example.com';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(screen.queryByText(/is incorrect/)).toBeNull();
  expect(showToast).toHaveBeenCalledWith({
    variant: 'destructive',
    title: 'Sign up Failed',
    description: sentence,
  });
});

it('an address already in use keeps what was typed', async () => {
  createAccount.mockRejectedValue({ code: 'auth/email-already-in-use' });
  const { person } = open();
  await registerAs(person);
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'destructive', title: 'Sign up Failed' }),
    ),
  );
  expect([email().value, password().value]).toEqual(['somchai@example.com', 'secret99']);
});

it('going back in the browser after another person does not show that person’s address', async () => {
  createAccount.mockImplementation(async () => {
    act(() => become({ state: 'loading' }));
    return { uid: customer().uid, isMailSent: true };
  });
  const { person } = open();
  await registerAs(person);
  // Also while the server is still making the profile.
  expect(await screen.findByText(/confirmation email to somchai@example.com/)).toBeTruthy();
  act(() => become(customer()));
  expect(screen.getByText(/somchai@example.com/)).toBeTruthy();
  act(() => become({ ...customer(), uid: 'uid-next', email: 'next@example.com' }));
  expect(screen.queryByText(/somchai@example.com/)).toBeNull();
});
