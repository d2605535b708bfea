import { aPartner } from '@app/seed/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { applyAsPartner } from '@/features/partners/api/apply-as-partner';
import { acceptTerms } from '@/features/session/api/accept-terms';
import { register } from '@/features/session/api/register';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import PartnerRegistration from './partner-registration';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/session/api/accept-terms', () => ({ acceptTerms: vi.fn() }));
vi.mock('@/features/session/api/register', () => ({ register: vi.fn(), sendVerification: vi.fn() }));
vi.mock('@/features/partners/api/apply-as-partner', () => ({ applyAsPartner: vi.fn() }));

const createAccount = vi.mocked(register);
const apply = vi.mocked(applyAsPartner);
const showToast = vi.spyOn(toasts, 'show');
const { uid, email } = customer();
const company = { companyName: 'Lanna Recovery Ltd', contactPerson: 'Kamon', phone: '053-555-0177' };

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const send = () => screen.getByRole('button', { name: 'Send the application' });
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/partner-registration" element={<PartnerRegistration />} />
    </Routes>,
    '/partner-registration',
  );
type Person = ReturnType<typeof open>['person'];

async function fillIn(person: Person, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await person.type(field(name)!, text);
}

vi.stubGlobal('reportError', vi.fn());
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  vi.clearAllMocks();
  vi.mocked(acceptTerms).mockResolvedValue();
  become({ state: 'signed-out' });
  await speak('en');
  apply.mockResolvedValue();
  createAccount.mockImplementation(async () => {
    act(() => become({ state: 'loading' }));
    act(() => become(customer()));
    return { uid, isMailSent: true };
  });
});

it('all five fields are asked for, each named where it is missing', async () => {
  const { person } = open();
  await person.click(send());
  await waitFor(() => expect(screen.getAllByText('Please fill in this field')).toHaveLength(5));
  expect(document.activeElement).toBe(field('companyName'));
  expect(createAccount).not.toHaveBeenCalled();
});

it('makes the account, hands in the application, and says that it arrived', async () => {
  apply.mockImplementation(async () => {
    // The session receives the application before the page does; the page must not say "already applied" in between.
    act(() => become(customer({ ...aPartner({ user_id: uid }), id: uid })));
    expect(screen.queryByText(/already has a partner application/)).toBeNull();
  });
  const { person } = open();
  await fillIn(person, { ...company, email, password: 'secret99' });
  await person.click(send());
  expect(await screen.findByRole('heading', { name: 'We have received your application' })).toBeTruthy();
  expect(apply).toHaveBeenCalledWith(uid, expect.objectContaining(company));
  expect(
    screen.getByText(`Please click the link in the email we sent to ${email}.`, { exact: false }),
  ).toBeTruthy();
  expect(showToast.mock.lastCall?.[0].description).toMatch(/^We have sent a confirmation email/);
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('an application that failed is sent again alone: the account is there already', async () => {
  apply.mockRejectedValueOnce(new ProblemError('offline'));
  const { person } = open();
  await fillIn(person, { ...company, email, password: 'secret99' });
  await person.click(send());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'An error occurred',
      description: expect.stringMatching(
        /^The partner profile could not be created: There is no internet/,
      ) as string,
    }),
  );
  expect(await screen.findByText(`Applying with the account ${email}`)).toBeTruthy();
  // It stays when the toast has gone.
  expect(screen.getByText(/^There is no internet connection/)).toBeTruthy();
  expect(field('companyName')!.value).toBe(company.companyName);
  await person.click(send());
  await screen.findByRole('heading', { name: 'We have received your application' });
  expect(createAccount).toHaveBeenCalledTimes(1);
  expect(apply).toHaveBeenCalledTimes(2);
  // The mail went out at the first attempt.
  expect(screen.getByText(/email we sent to/)).toBeTruthy();
});

it('a customer applies with the own account, by three fields', async () => {
  become(customer());
  const { person } = open();
  expect([field('email'), field('password')]).toEqual([null, null]);
  await fillIn(person, company);
  await person.click(send());
  await screen.findByRole('heading', { name: 'We have received your application' });
  expect(createAccount).not.toHaveBeenCalled();
  // No mail went out, and none is announced.
  const reviewed = 'The team will review your application and notify you.';
  expect(screen.getByText(reviewed)).toBeTruthy();
  expect(showToast.mock.calls).toEqual([
    [{ title: 'Your application has been sent', description: reviewed }],
  ]);
  // The account may be older than the terms in force.
  expect(vi.mocked(acceptTerms).mock.calls).toEqual([[uid]]);
});

it('an account that has already applied gets a message saying so', () => {
  become(customer({ ...aPartner({ user_id: uid }), id: uid }));
  open();
  expect(screen.getByText('This account already has a partner application')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('an account of the office cannot apply, and is not asked to', () => {
  const now = customer();
  become({ ...now, profile: { ...now.profile, role: 'admin' } });
  open();
  expect(screen.getByText(/^This account belongs to the office/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('an account that could not be made applies for nothing', async () => {
  createAccount.mockReset().mockRejectedValue({ code: 'auth/weak-password' });
  const { person } = open();
  await fillIn(person, { ...company, email, password: 'secret99' });
  await person.click(send());
  expect(await screen.findByText(/This password is too easy to guess/)).toBeTruthy();
  expect(apply).not.toHaveBeenCalled();
  expect(field('email')!.value).toBe(email);
});

it('an address that the server refuses is named at its field', async () => {
  createAccount.mockReset().mockRejectedValue({ code: 'auth/invalid-email' });
  const { person } = open();
  await fillIn(person, { ...company, email, password: 'secret99' });
  await person.click(send());
  expect(await screen.findByText(/^Please enter a valid email address/)).toBeTruthy();
  expect(document.activeElement).toBe(field('email'));
  expect(screen.queryByText(/is incorrect/)).toBeNull();
});

it('with a new account whose mail could not be sent, none is announced', async () => {
  createAccount.mockImplementation(async () => {
    act(() => become(customer()));
    return { uid, isMailSent: false };
  });
  const { person } = open();
  await fillIn(person, { ...company, email, password: 'secret99' });
  await person.click(send());
  expect(await screen.findByText('The team will review your application and notify you.')).toBeTruthy();
  expect(screen.queryByText(/email we sent/)).toBeNull();
});
