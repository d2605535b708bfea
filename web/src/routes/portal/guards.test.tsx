import { ROLE_HINT } from '@app/domain/browser-keys';
import { PARTNER_STATUSES, type PartnerStatus } from '@app/domain/partner';
import { aPartner } from '@app/seed/builders';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { CustomerGuard, GuestGuard, PartnerGuard, SignedInGuard } from './guards';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
const preferences = vi.hoisted(() => ({ takenOver: true }));
vi.mock('@/lib/session/take-over-preferences', () => ({
  usePreferencesTakenOver: () => preferences.takenOver,
  arePreferencesTakenOver: () => preferences.takenOver,
}));

const applicant = (status: PartnerStatus) => {
  const { uid } = customer();
  return customer({ ...aPartner({ user_id: uid, status }), id: uid });
};
vi.mock('@/features/session/api/register', () => ({ sendVerification: vi.fn() }));
vi.mock('@/features/queue/api/use-case-counts', () => ({
  useOwnCaseCount: () => ({ value: 0, failed: false }),
}));
vi.mock('@/lib/command/portal-providers', () => ({
  PortalProviders: ({ children }: { children: ReactNode }) => children,
}));

/** The frame around the pages of an area. */
const Frame = ({ children }: { children: ReactNode }) => <div data-testid="frame">{children}</div>;
/** What asks for the data of a page before it is drawn. */
const Ahead = ({ uid }: { uid: string }) => <i data-testid="ahead">{uid}</i>;
const asked = () => screen.queryByTestId('ahead')?.textContent;
const frame = () => screen.queryByTestId('frame');
const at = (address: string) =>
  renderScreen(
    <Routes>
      <Route path="/" element={<h1>{'home'}</h1>} />
      <Route element={<GuestGuard />}>
        <Route path="/login" element={<h1>{'sign in'}</h1>} />
      </Route>
      <Route element={<CustomerGuard frame={Frame} ahead={Ahead} />}>
        <Route path="/dashboard" element={<h1>{'dashboard'}</h1>} />
        <Route path="/dashboard/cases" element={<h1>{'own cases'}</h1>} />
        <Route path="/dashboard/case/:id" element={<h1>{'the case'}</h1>} />
        <Route path="/dashboard/case/:id/receipt" element={<h1>{'the receipt'}</h1>} />
        <Route path="/dashboard/new-case" element={<h1>{'new case'}</h1>} />
      </Route>
      <Route element={<SignedInGuard frame={Frame} ahead={Ahead} />}>
        <Route path="/notifications" element={<h1>{'notifications'}</h1>} />
        <Route path="/dashboard/settings" element={<h1>{'settings'}</h1>} />
      </Route>
      <Route element={<PartnerGuard frame={Frame} ahead={Ahead} />}>
        <Route path="/partner/dashboard" element={<h1>{'partner dashboard'}</h1>} />
      </Route>
    </Routes>,
    address,
  );
const heading = () => screen.queryByRole('heading')?.textContent;

beforeEach(async () => {
  localStorage.clear();
  become({ state: 'signed-out' });
  await speak('en');
});

it('nothing is shown while the session is loading', () => {
  become({ state: 'loading' });
  at('/dashboard');
  expect(heading()).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

/** Auth knows somebody, the token their role; the account's own documents are not there yet. */
const recognised = (role: unknown) =>
  become({
    state: 'loading',
    recognised: { uid: customer().uid, email: 'a@example.com', emailVerified: true, role },
  });

it('a matching role in the token renders the frame and the head of the page, but no content', () => {
  recognised('customer');
  at('/dashboard/case/4711471147');
  expect(frame()).not.toBeNull();
  expect(heading()).toBe('Case 47114711');
  expect(asked()).toBe(customer().uid);
  const drawn = frame();
  act(() => become(customer()));
  expect(heading()).toBe('the case');
  // The same frame, not one in its place.
  expect(frame()).toBe(drawn);
});

it.each([
  ['/dashboard', 'admin'],
  ['/dashboard', 'partner'],
  ['/dashboard', undefined],
  ['/partner/dashboard', 'customer'],
  ['/notifications', undefined],
])('%s draws nothing for the role %s until the documents say who it is', (address, role) => {
  recognised(role);
  at(address);
  expect(frame()).toBeNull();
  expect(asked()).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

/** Auth has not answered yet; the browser last had an account of this role. */
const hinted = (role: string) => {
  localStorage.setItem(ROLE_HINT, role);
  become({ state: 'loading' });
};

it.each([
  ['/dashboard/case/4711471147', 'customer', 'Case 47114711'],
  ['/notifications', 'admin', 'Notifications'],
  ['/partner/dashboard', 'partner', 'Your assigned cases'],
])(
  'before Auth answers %s has the frame of the %s whom the hint names, and asks for no data',
  (address, role, title) => {
    hinted(role);
    at(address);
    expect(frame()).not.toBeNull();
    expect(heading()).toBe(title);
    expect(asked()).toBeUndefined();
  },
);

it.each([
  ['/dashboard', 'admin'],
  ['/dashboard', 'nobody'],
  ['/partner/dashboard', 'customer'],
  ['/notifications', ''],
])('before Auth answers %s has no frame by the hint "%s"', (address, role) => {
  hinted(role);
  at(address);
  expect(frame()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('the frame by the hint stays when the token names the same role, and gives way to any other', () => {
  hinted('customer');
  const { unmount } = at('/dashboard');
  const drawn = frame();
  act(() => recognised('customer'));
  expect(frame()).toBe(drawn);
  expect(asked()).toBe(customer().uid);
  act(() => become(customer()));
  expect(frame()).toBe(drawn);
  expect(heading()).toBe('dashboard');
  unmount();
  for (const role of ['admin', 'partner', undefined]) {
    hinted('customer');
    const { unmount: leave } = at('/dashboard');
    expect(frame()).not.toBeNull();
    act(() => recognised(role));
    expect(frame()).toBeNull();
    expect(asked()).toBeUndefined();
    leave();
  }
});

it('the frame by the hint gives way to the sign-in when nobody is signed in', () => {
  hinted('customer');
  at('/dashboard');
  expect(frame()).not.toBeNull();
  act(() => become({ state: 'signed-out' }));
  expect(frame()).toBeNull();
  expect(heading()).toBe('sign in');
});

it('no frame is drawn in a language or a light that the account does not want', () => {
  preferences.takenOver = false;
  recognised('customer');
  at('/dashboard');
  expect(frame()).toBeNull();
  preferences.takenOver = true;
});

it('signing in redirects to the page that was requested', () => {
  at('/dashboard/case/abc');
  expect(heading()).toBe('sign in');
  act(() => become(customer()));
  expect(heading()).toBe('the case');
});

it.each([
  ['/notifications', 'notifications'],
  ['/notifications?tab=unread', 'notifications'],
  ['/dashboard/settings', 'settings'],
])('%s is open to every signed-in account, and signing in redirects back to it', (address, name) => {
  for (const who of [
    customer(),
    applicant('Pending'),
    applicant('Approved'),
    applicant('Rejected'),
    applicant('Suspended'),
  ]) {
    become({ state: 'signed-out' });
    const { unmount } = at(address);
    expect(heading()).toBe('sign in');
    act(() => become(who));
    expect(heading()).toBe(name);
    unmount();
  }
});

it('nothing is shown before the account’s language and theme are taken over', () => {
  preferences.takenOver = false;
  become(customer());
  at('/dashboard');
  expect(heading()).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('Loading');
  preferences.takenOver = true;
});

it('the next person in a tab is not redirected to the previous person’s page', () => {
  become(customer());
  at('/dashboard/case/abc');
  act(() => become({ state: 'signed-out' }, 1));
  act(() => become(customer(), 1));
  expect(heading()).toBe('dashboard');
});

it('an account that cannot be read gets an error message, on the login page too', () => {
  become({ state: 'unavailable', uid: 'x', retry: vi.fn() });
  at('/login');
  expect(heading()).toBe('We cannot load your account yet');
});

it('the waiting card turns into the dashboard when the application is approved', async () => {
  become(applicant('Pending'));
  at('/partner/dashboard');
  expect((await screen.findByRole('heading')).textContent).toBe('Awaiting approval');
  act(() => become(applicant('Approved')));
  // The page's code may still be on the way.
  expect(await screen.findByRole('heading', { name: 'partner dashboard' })).toBeTruthy();
});

it('a rejected applicant is redirected home, and is a customer', () => {
  become(applicant('Rejected'));
  const { unmount } = at('/partner/dashboard');
  expect(heading()).toBe('home');
  unmount();
  at('/dashboard');
  expect(heading()).toBe('dashboard');
});

it('a suspended partner is redirected to the customer area, which has the reason', async () => {
  become(applicant('Suspended'));
  const { unmount } = at('/partner/dashboard');
  expect(heading()).toBe('dashboard');
  // Reinstated in the open page: the same address as for every approved partner.
  act(() => become(applicant('Approved')));
  expect(await screen.findByRole('heading', { name: 'partner dashboard' })).toBeTruthy();
  unmount();
});

it.each([
  ['/dashboard/cases', 'own cases'],
  ['/dashboard/case/abc', 'the case'],
  ['/dashboard/case/abc/receipt', 'the receipt'],
])('%s stays open to who submitted the case, whatever the partner record says', (address, name) => {
  for (const status of PARTNER_STATUSES) {
    become(applicant(status));
    const { unmount } = at(address);
    expect(heading()).toBe(name);
    unmount();
    // From a link in a mail, after signing in.
    become({ state: 'signed-out' });
    const { unmount: leave } = at(address);
    expect(heading()).toBe('sign in');
    act(() => become(applicant(status)));
    expect(heading()).toBe(name);
    leave();
  }
});

it('the exact /dashboard alone leads an applicant to the waiting card', async () => {
  for (const address of ['/dashboard', '/dashboard/']) {
    become(applicant('Pending'));
    const { unmount } = at(address);
    expect(await screen.findByRole('heading', { name: 'Awaiting approval' })).toBeTruthy();
    unmount();
  }
});

it('an applicant submits cases as any customer; an approved partner, whom the rules refuse, does not', () => {
  become(applicant('Pending'));
  const { unmount } = at('/dashboard/new-case');
  expect(heading()).toBe('new case');
  act(() => become(applicant('Approved')));
  expect(heading()).toBe('partner dashboard');
  unmount();
});
