import type { Commitment } from '@app/domain/commitment';
import { aCommitment } from '@app/seed/case-life-builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-report-queue';
import { Queue } from './queue';
import { useLateReportsGroup, useReportsDueGroup } from './report-lines';

vi.mock('../api/use-queue', () => ({}));
vi.mock('../api/use-waiting-count', () => ({}));
vi.mock('../api/use-last-notes', () => ({}));
vi.mock('../api/use-report-queue', () => ({ useReportsDue: vi.fn(), useLateReports: vi.fn() }));

const TODAY = '2026-12-03';
const of = (case_id: string, due: string, fields: Partial<Commitment> = {}): Commitment => ({
  id: `${case_id}_${due}`,
  ...aCommitment({ case_id, due_at: new Date(`${due}T18:00:00+07:00`), ...fields }),
});
const ready = (data: Commitment[]): Live<Commitment[]> => ({
  status: 'ready',
  data,
  problem: undefined,
  retry: vi.fn(),
});
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => speak('en'));

it('a partner sees the reports that are due today and those that are late, one line for each case', () => {
  vi.mocked(api.useReportsDue).mockReturnValue(
    ready([
      of('late', '2026-11-19', { case_number: 'DC-6911-0007', state: 'late' }),
      of('late', '2026-11-26', { case_number: 'DC-6911-0007', state: 'late' }),
      of('due', TODAY),
    ]),
  );
  const Groups = () => <Queue groups={[useReportsDueGroup('partner', TODAY)]} />;
  renderScreen(<Groups />);
  expect(screen.queryByRole('heading', { name: 'Reports to clients due' })).not.toBeNull();
  expect(lines()).toEqual(['DC-6911-000719 Nov', 'dueUntil 18:00']);
  expect(addresses()).toContain('/partner/case/due#case-report');
});

it('a case that owes many reports hides no other one, and five cases are shown', () => {
  const owed = Array.from({ length: 7 }, (_, week) => of('long', `2026-11-0${week + 1}`, { state: 'late' }));
  const others = Array.from({ length: 6 }, (_, index) => of(`case-${index}`, TODAY));
  vi.mocked(api.useReportsDue).mockReturnValue(ready([...owed, ...others]));
  const Groups = () => <Queue groups={[useReportsDueGroup('partner', TODAY)]} />;
  renderScreen(<Groups />);
  expect(lines()).toHaveLength(5);
  expect(lines()[0]).toMatch(/^long/);
});

it('an admin sees the late ones with their age', () => {
  vi.mocked(api.useLateReports).mockReturnValue(ready([of('late', '2026-11-29', { state: 'late' })]));
  const Groups = () => <Queue groups={[useLateReportsGroup(TODAY)]} />;
  renderScreen(<Groups />);
  expect(screen.queryByRole('heading', { name: 'Late reports to clients' })).not.toBeNull();
  expect(lines()).toEqual(['late4 days']);
  expect(addresses()).toContain('/admin/case/late');
});
