import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as accounts from '@/features/accounts/api/use-is-unproven';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminPartner from './partner';

vi.mock('@/lib/firebase/app', () => ({ app: {}, auth: {} }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/features/partners/api/use-partner', () => ({
  usePartner: () => ({
    status: 'ready',
    data: { ...aPartner({ user_id: 'p1' }), id: 'p1' },
    problem: undefined,
  }),
}));
vi.mock('@/features/partners/api/decide-partner', () => ({ decidePartner: vi.fn() }));
vi.mock('@/features/accounts/api/use-email-of', () => ({ useEmailOf: () => 'owner@example.com' }));
vi.mock('@/features/accounts/api/use-name-of', () => ({ useNameOf: () => undefined }));
vi.mock('@/features/accounts/api/use-is-unproven', () => ({ useIsUnproven: vi.fn() }));
vi.mock('@/features/audit/api/record-opening', () => ({ recordOpening: async () => undefined }));
vi.mock('../paper-parts', () => ({ JudgedPapersPart: () => null }));
const useIsUnproven = vi.mocked(accounts.useIsUnproven);

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/admin/partner/:partnerId" element={<AdminPartner />} />
    </Routes>,
    '/admin/partner/p1',
  );

beforeEach(() => speak('en'));

it('an application says whether its address is confirmed before it is approved', () => {
  useIsUnproven.mockReturnValue(true);
  const { unmount } = open();
  expect(useIsUnproven).toHaveBeenLastCalledWith('p1');
  expect(screen.getByText('Nobody has confirmed this address yet')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('may be from somebody else');
  unmount();
  useIsUnproven.mockReturnValue(false);
  open();
  expect(screen.getByText('owner@example.com')).toBeTruthy();
  expect(screen.queryByText('Nobody has confirmed this address yet')).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
});

it('the decision is offered once it is known whether the address is confirmed', () => {
  useIsUnproven.mockReturnValue(undefined);
  const { unmount } = open();
  const place = screen.getByRole('heading', { name: 'Decision' }).closest('section');
  expect(place?.querySelector('[data-skeleton]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  unmount();
  useIsUnproven.mockReturnValue(false);
  open();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

it('the decision is offered with a note where that could not be read', () => {
  useIsUnproven.mockReturnValue(null);
  open();
  expect(screen.getByRole('note').textContent).toBe('The data could not be loaded');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});
