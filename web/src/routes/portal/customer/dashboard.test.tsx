import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import CustomerDashboard from './dashboard';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/cases/api/use-case-list', () => ({ useCaseList: () => ({ live: {} }) }));
vi.mock('@/features/cases/components/case-list', () => ({
  CaseList: ({ empty }: { empty: ReactNode }) => empty,
}));
vi.mock('@/features/queue/api/use-case-counts', () => {
  const none = { value: 0, failed: false };
  return { useCustomerCounts: () => ({ total: none, active: none, completed: none }) };
});

const { uid } = customer();
const withRecord = (status: 'Approved' | 'Pending') =>
  customer({ ...aPartner({ user_id: uid, status }), id: uid });
const newCase = () => screen.queryAllByRole('link', { name: 'Submit a case' });

beforeEach(() => speak('en'));

it('offers a new case to customers, applicants among them, also where there is none yet', () => {
  for (const who of [customer(), withRecord('Pending')]) {
    become(who);
    const { unmount } = renderScreen(<CustomerDashboard />);
    expect(newCase().map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/new-case',
      '/dashboard/new-case',
    ]);
    screen.getByText(/^Start with the debtor/);
    unmount();
  }
});

it('offers an approved partner none, who cannot submit it (decision 223)', () => {
  become(withRecord('Approved'));
  renderScreen(<CustomerDashboard />);
  screen.getByText('No cases yet');
  expect(newCase()).toEqual([]);
  expect(screen.queryByText(/^Start with the debtor/)).toBeNull();
});
