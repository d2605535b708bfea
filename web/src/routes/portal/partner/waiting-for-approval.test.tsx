import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as counts from '@/features/queue/api/use-case-counts';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { WaitingForApproval } from './waiting-for-approval';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/session/api/register', () => ({ sendVerification: vi.fn() }));
vi.mock('@/features/queue/api/use-case-counts', () => ({ useOwnCaseCount: vi.fn() }));
vi.mock('@/lib/command/portal-providers', () => ({
  PortalProviders: ({ children }: { children: ReactNode }) => children,
}));
const useOwnCaseCount = vi.mocked(counts.useOwnCaseCount);

const { uid } = customer();
const applicant = (more: Parameters<typeof aPartner>[0] = {}) =>
  customer({ ...aPartner({ user_id: uid, ...more }), id: uid });
const ownCases = () => screen.queryByRole('link', { name: 'Cases you submitted' });

const isBefore = (one: Node, other: Node | null) =>
  other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

beforeEach(async () => {
  useOwnCaseCount.mockReturnValue({ value: 0, failed: false });
  await speak('en');
});

it('leads to the own cases where there are any', () => {
  become(applicant());
  const { unmount } = renderScreen(<WaitingForApproval />);
  expect(ownCases()).toBeNull();
  unmount();
  useOwnCaseCount.mockReturnValue({ value: 2, failed: false });
  renderScreen(<WaitingForApproval />);
  expect(useOwnCaseCount).toHaveBeenLastCalledWith(uid);
  expect(ownCases()?.getAttribute('href')).toBe('/dashboard/cases');
});

it('leads there also where they could not be counted, and not before they are counted', () => {
  become(applicant());
  useOwnCaseCount.mockReturnValue({ value: undefined, failed: false });
  const { unmount } = renderScreen(<WaitingForApproval />);
  expect(ownCases()).toBeNull();
  unmount();
  useOwnCaseCount.mockReturnValue({ value: undefined, failed: true });
  renderScreen(<WaitingForApproval />);
  expect(ownCases()).toBeTruthy();
});

it('has that link last, where it moves no button', () => {
  useOwnCaseCount.mockReturnValue({ value: 2, failed: false });
  become(applicant());
  renderScreen(<WaitingForApproval />);
  expect(isBefore(screen.getByRole('button', { name: 'Sign out' }), ownCases())).toBe(true);
});

it('says why the office has opened the application again, and no earlier reason', () => {
  become(applicant({ decision_reason: 'The licence has been renewed', reopened: true }));
  const { unmount } = renderScreen(<WaitingForApproval />);
  expect(screen.getByText('The licence has been renewed')).toBeTruthy();
  unmount();
  become(applicant({ decision_reason: 'The licence has been renewed' }));
  renderScreen(<WaitingForApproval />);
  expect(screen.queryByText('The licence has been renewed')).toBeNull();
});

it('reminds of an address that is not confirmed, and of no other', () => {
  become({ ...applicant(), emailVerified: false });
  const { unmount } = renderScreen(<WaitingForApproval />);
  expect(screen.getByRole('button', { name: 'Send the confirmation again' })).toBeTruthy();
  unmount();
  become(applicant());
  renderScreen(<WaitingForApproval />);
  expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull();
});
