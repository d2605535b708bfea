import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import PartnerDashboard from './dashboard';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/cases/api/use-case-list', () => ({ useCaseList: () => ({ live: {} }) }));
vi.mock('@/features/cases/components/case-list', () => ({ CaseList: () => <p>{'the list'}</p> }));
vi.mock('@/features/queue/components/contact-note', () => ({ useContactNotes: () => () => null }));
vi.mock('@/features/queue/components/partner-queue', () => ({ PartnerQueue: () => null }));
vi.mock('@/features/queue/api/use-case-counts', () => {
  const some = { value: 2, failed: false };
  return {
    usePartnerCounts: () => ({ total: some, inProgress: some, completed: some }),
    useOwnCaseCount: () => some,
  };
});

const { uid } = customer();
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

beforeEach(() => speak('en'));

it('has what comes late below the list, so that nothing moves', async () => {
  const record = aPartner({
    user_id: uid,
    status: 'Approved',
    decision_reason: 'The licence has been renewed',
  });
  become(customer({ ...record, id: uid, decided_at: new Date() }));
  renderScreen(<PartnerDashboard />);
  const ownCases = screen.getByRole('link', { name: 'Cases you submitted' });
  expect(isBefore(screen.getByText('the list'), ownCases)).toBe(true);
  expect(isBefore(ownCases, await screen.findByRole('note'))).toBe(true);
});
