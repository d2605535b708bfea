import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { signIn } from '../api/sign-in';
import { LoginForm } from './login-form';
import { resources as th } from '@/i18n/bundles/th';

vi.mock('../api/sign-in', () => ({ signIn: vi.fn() }));

const attempt = vi.mocked(signIn);
const showToast = vi.spyOn(toasts, 'show');
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

beforeEach(async () => {
  vi.clearAllMocks();
  attempt.mockResolvedValue();
  await speak('en');
});

async function fillIn(person: ReturnType<typeof renderScreen>['person']) {
  await person.type(email(), 'somchai@example.com');
  await person.type(password(), 'secret99');
}

it('each empty field is named at the field, and the first has the focus', async () => {
  const { person } = renderScreen(<LoginForm />);
  await person.click(submit());
  await waitFor(() => expect(screen.getAllByText('Please fill in this field')).toHaveLength(2));
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(attempt).not.toHaveBeenCalled();
});

it('an error that shows changes with the language of the page', async () => {
  const { person } = renderScreen(<LoginForm />);
  await person.click(submit());
  await screen.findAllByText('Please fill in this field');
  for (const [path, texts] of Object.entries(th)) {
    i18next.addResourceBundle('th', path.replace(/^.*\/|\.json$/g, ''), texts);
  }
  await act(() => i18next.changeLanguage('th'));
  expect(screen.getAllByText('กรุณากรอกข้อมูลในช่องนี้')).toHaveLength(2);
});

it('Enter signs in, and says so', async () => {
  const { person } = renderScreen(<LoginForm />);
  await fillIn(person);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'You are signed in' }));
  expect(attempt).toHaveBeenCalledWith({ email: 'somchai@example.com', password: 'secret99' });
});

it('twenty quick clicks are one attempt', async () => {
  let answer: () => void = () => undefined;
  attempt.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { person } = renderScreen(<LoginForm />);
  await fillIn(person);
  const button = submit();
  for (let click = 0; click < 20; click += 1) fireEvent.click(button);
  await waitFor(() => expect(attempt).toHaveBeenCalled());
  await act(async () => answer());
  expect(attempt).toHaveBeenCalledTimes(1);
});

it.each([
  ['auth/invalid-credential', 'The email address or password is incorrect.'],
  ['auth/user-not-found', 'The email address or password is incorrect.'],
  ['auth/network-request-failed', /There is no internet connection/],
])('%s shows a sentence, and keeps what was typed', async (code, sentence) => {
  attempt.mockRejectedValue(Object.assign(new Error('INVALID_LOGIN_CREDENTIALS'), { code }));
  const { person } = renderScreen(<LoginForm />);
  await fillIn(person);
  await person.click(submit());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'Sign in Failed',
      description: expect.stringMatching(sentence) as string,
    }),
  );
  expect([email().value, password().value]).toEqual(['somchai@example.com', 'secret99']);
});

it('why it was refused stays at the form until the next attempt', async () => {
  attempt.mockRejectedValueOnce({ code: 'auth/invalid-credential' });
  const { person } = renderScreen(<LoginForm />);
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText('The email address or password is incorrect.')).toBeTruthy();
  await person.click(submit());
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'You are signed in' }));
  expect(screen.queryByText('The email address or password is incorrect.')).toBeNull();
});

it('a password can be looked at', async () => {
  const { person } = renderScreen(<LoginForm />);
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  // Its name has changed: that it is pressed as well would say that the password is hidden.
  expect(hide.getAttribute('aria-pressed')).toBeNull();
  await person.click(hide);
  expect(password().type).toBe('password');
});
