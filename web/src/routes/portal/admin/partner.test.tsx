import type { PartnerStatus } from '@app/domain/partner';
import { aPartner } from '@app/seed/builders';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as accounts from '@/features/accounts/api/use-address-of';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminPartner from './partner';

vi.mock('@/lib/firebase/app', () => ({ app: {}, auth: {} }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
const found = vi.hoisted((): { status: PartnerStatus } => ({ status: 'Pending' }));
vi.mock('@/features/partners/api/use-partner', () => ({
  usePartner: () => ({
    status: 'ready',
    data: { ...aPartner({ user_id: 'p1', status: found.status }), id: 'p1' },
    problem: undefined,
  }),
}));
vi.mock('@/features/partners/api/decide-partner', () => ({ decidePartner: vi.fn() }));
vi.mock('@/features/accounts/api/use-name-of', () => ({ useNameOf: () => undefined }));
vi.mock('@/features/accounts/api/use-address-of', () => ({ useAddressOf: vi.fn() }));
vi.mock('@/features/audit/api/record-opening', () => ({ recordOpening: async () => undefined }));
vi.mock('../paper-parts', () => ({ JudgedPapersPart: () => null }));
const useAddressOf = vi.mocked(accounts.useAddressOf);
const retry = vi.fn();
const given = (isUnproven: boolean | null | undefined) =>
  useAddressOf.mockReturnValue({ email: 'owner@example.com', isUnproven, retry });

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/admin/partner/:partnerId" element={<AdminPartner />} />
    </Routes>,
    '/admin/partner/p1',
  );

beforeEach(async () => {
  found.status = 'Pending';
  await speak('en');
});

it('an application says whether its address is confirmed before it is approved', () => {
  given(true);
  const { unmount } = open();
  expect(useAddressOf).toHaveBeenLastCalledWith('p1', true);
  expect(screen.getByText('Nobody has confirmed this address yet')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('may be from somebody else');
  unmount();
  given(false);
  open();
  expect(screen.getByText('owner@example.com')).toBeTruthy();
  expect(screen.queryByText('Nobody has confirmed this address yet')).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
});

it('the decision is offered once it is known whether the address is confirmed', () => {
  given(undefined);
  const { unmount } = open();
  const place = screen.getByRole('heading', { name: 'Decision' }).closest('section');
  expect(place?.querySelector('[data-skeleton]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  unmount();
  given(false);
  open();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

it('the decision is offered where that could not be read, which is said and can be tried again', async () => {
  given(null);
  const { person } = open();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It could not be checked whether the address is confirmed.')).toBeTruthy();
  expect(screen.queryByText('The data could not be loaded')).toBeNull();
  await person.click(alert.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

it('leads to the cases of the partner by an address that sends no id to a server', () => {
  found.status = 'Approved';
  given(false);
  open();
  // Nothing is decided by the address any more.
  expect(useAddressOf).toHaveBeenLastCalledWith('p1', false);
  const link = screen.getByRole('link', { name: 'Show the cases' });
  expect(link.getAttribute('href')).toBe('/admin/cases#partner_id=p1');
});
