import type { Case } from '@app/domain/case';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as cases from '@/features/cases/api/use-case';
import type { Problem } from '@/lib/firebase/problems';
import type { Live } from '@/lib/live/connection';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminCase from './admin/case';
import CustomerCase from './customer/case';
import PartnerCase from './partner/case';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo' }, emulators: null }));
const app = vi.hoisted(() => ({ name: 'test' }));
vi.mock('@/lib/firebase/app', () => ({ app, auth: { app } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: { app } }));
vi.mock('@/features/cases/api/use-case', () => ({ useCase: vi.fn() }));
vi.mock('@/features/partners/api/use-assignable-partners', () => ({ useAssignablePartners: vi.fn() }));
vi.mock('@/features/partners/api/use-partner', () => ({ usePartner: () => ({ data: undefined }) }));
vi.mock('@/features/partners/api/use-partner-names', () => ({ usePartnerNames: vi.fn() }));
vi.mock('@/features/accounts/api/use-email-of', () => ({ useEmailOf: vi.fn() }));
const useCase = vi.mocked(cases.useCase);

const retry = vi.fn();
const failed = (problem: Problem): Live<Case | null> => ({
  status: 'failed',
  data: undefined,
  problem,
  retry,
});

beforeEach(async () => {
  retry.mockReset();
  become(customer());
  await speak('en');
});

it.each([
  ['customer', CustomerCase],
  ['partner', PartnerCase],
  ['admin', AdminCase],
])('on the page of the %s a case that did not load can be asked for again', async (_area, Page) => {
  useCase.mockReturnValue(failed('offline'));
  const { person, unmount } = renderScreen(<Page />);
  expect(screen.getByText('The cases could not be loaded')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  // What is out of sight looks like what does not exist (security R8).
  useCase.mockReturnValue(failed('denied'));
  renderScreen(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not found/i);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
