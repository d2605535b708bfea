import type { CaseStatus } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import * as cases from '@/features/cases/api/use-case';
import { become, customer } from '@/testing/fake-session';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import CustomerCase from './case';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo' }, emulators: null }));
const app = vi.hoisted(() => ({ name: 'test' }));
vi.mock('@/lib/firebase/app', () => ({ app, auth: { app } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: { app } }));
vi.mock('@/features/cases/api/use-case', () => ({ useCase: vi.fn() }));
vi.mock('@/features/cases/components/case-history', () => ({ CaseHistory: () => null }));
vi.mock('@/features/case-life/components/customer-life', () => ({ CustomerLife: () => null }));
vi.mock('@/features/case-life/components/contact-details-form', () => ({
  AskContactDetails: () => <input aria-label="Contact person" />,
}));
vi.mock('../case-page', () => ({
  CasePage: ({ work }: { work: ReactNode }) => work,
  CasePageSkeleton: () => null,
}));
vi.mock('../case-parts', () => {
  const none = () => null;
  return {
    AuthorityPart: none,
    ClaimPart: none,
    ContactLogPart: none,
    CustomerDecisionsPart: none,
    DebtorFactsPart: none,
    DocumentsPart: none,
    MessagesPart: none,
    MoneyPart: none,
    PlanPart: none,
  };
});

const page = (status: CaseStatus) => {
  vi.mocked(cases.useCase).mockReturnValue(
    ready({ id: 'case-1', ...aCase({ user_id: customer().uid, status }) }),
  );
  return (
    <Routes>
      <Route path="/dashboard/case/:caseId" element={<CustomerCase />} />
    </Routes>
  );
};
const drawn = (status: CaseStatus) => renderScreen(page(status), '/dashboard/case/case-1');

beforeEach(async () => {
  become(customer());
  await speak('en');
});

it('an answer to whom to reach that is being written stays when the case ends', async () => {
  const { person, rerender } = drawn('In Progress');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact person' });
  await person.type(field, 'Malee');
  rerender(page('Completed'));
  expect(document.contains(field) && field.value).toBe('Malee');
});

it('in a case that has ended nobody is asked whom to reach', async () => {
  drawn('Completed');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('textbox', { name: 'Contact person' })).toBeNull();
});
