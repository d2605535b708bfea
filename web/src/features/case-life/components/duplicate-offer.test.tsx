import { aCase } from '@app/seed/builders';
import { aCaseStanding } from '@app/seed/case-life-builders';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as life from '../api/use-case-life';
import { AdminLife } from './admin-life';

vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/take-step', () => ({ takeStep: vi.fn() }));
vi.mock('../api/use-case-life', () => ({
  useCaseAcceptance: () => ready(null),
  useCaseStanding: vi.fn(),
  useConfirmedMoney: () => ready(null),
  useNewestOutcome: () => ready([]),
}));

const OTHER = { case_id: 'case-2', case_number: 'DC-6911-0042' };

it.each([
  ['alone', {}, 1],
  ['merged into another one', { duplicate_of: { ...OTHER, partner_before: null } }, 0],
  ['the original of another one', { duplicates: [OTHER] }, 0],
])('the mark of a duplicate, for a case that is %s', async (_, standing, offers) => {
  await speak('en');
  vi.mocked(life.useCaseStanding).mockReturnValue(ready({ id: 'case-1', ...aCaseStanding(standing) }));
  renderScreen(<AdminLife item={{ id: 'case-1', ...aCase({ status: 'In Progress' }) }} />);
  expect(screen.queryAllByRole('button', { name: 'Duplicate' })).toHaveLength(offers);
});
