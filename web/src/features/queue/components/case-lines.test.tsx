import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { caseLines } from './case-lines';
import { Queue } from './queue';

vi.mock('../api/use-queue', () => ({}));
vi.mock('../api/use-last-notes', () => ({}));
vi.mock('../api/use-waiting-count', () => ({}));
beforeEach(() => speak('en'));

const item = { id: 'case-1', ...aCase({ debtor_name: 'นาย ก', amount: 1_250, case_number: 'DC-6911-0042' }) };
const show = (lines: ReturnType<typeof caseLines>) =>
  renderScreen(
    <Queue groups={[{ id: 'g', title: 'G', lines, retry: undefined, all: { to: '/', label: 'All' } }]} />,
  );
const waiting = [{ item, since: item.created_at }];
const lineText = () => screen.getByRole('listitem').textContent;

it('shows the number of a case beside whose debt it is and how much', () => {
  show(
    caseLines(
      waiting,
      () => '/case',
      () => '4 days',
    ),
  );
  expect(lineText()).toBe('นาย กDC-6911-0042 · ฿1,250.004 days');
});

it('shows the number alone where nothing else is known', () => {
  show(
    caseLines(
      waiting,
      () => '/case',
      () => '4 days',
      () => undefined,
    ),
  );
  expect(lineText()).toBe('นาย กDC-6911-00424 days');
});
