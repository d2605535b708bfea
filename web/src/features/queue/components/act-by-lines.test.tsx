import type { CaseAgenda } from '@app/domain/case-agenda';
import { aCaseAgenda } from '@app/seed/money-builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { useNearCases, usePassedCases } from '../api/use-agenda';
import { useActByGroup } from './act-by-lines';
import { Queue } from './queue';

vi.mock('../api/use-agenda', () => ({ useNearCases: vi.fn(), usePassedCases: vi.fn() }));
vi.mock('../api/use-queue', () => ({}));

const TODAY = '2026-11-24';
const of = (id: string, act_by: string, fields: Partial<CaseAgenda> = {}): CaseAgenda => ({
  id,
  ...aCaseAgenda({ act_by, ...fields }),
});
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const draw = (partnerId: string | null) => {
  const Groups = () => <Queue groups={[useActByGroup(partnerId, TODAY)]} />;
  return renderScreen(<Groups />);
};

beforeEach(async () => {
  await speak('en');
  vi.mocked(useNearCases).mockReturnValue(
    ready([of('cheque', '2026-12-06', { case_number: 'DC-6911-0007' }), of('next', '2026-11-25')]),
  );
  vi.mocked(usePassedCases).mockReturnValue(ready([of('today', TODAY), of('old', '2024-03-01')]));
});

it.each([
  ['a partner', 'partner', '/partner/case/cheque#case-claim'],
  ['an admin', null, '/admin/case/cheque#case-claim'],
])('%s sees what is near, then what may have passed, each leading to the time limits', (_, partnerId, to) => {
  draw(partnerId);
  screen.getByRole('heading', { name: 'Dates to act by, near or possibly passed' });
  expect(lines()).toEqual([
    'DC-6911-0007Act before 6 Dec 202612 days left',
    'nextAct before 25 Nov 20261 day left',
    'todayAct before 24 Nov 2026May have passed',
    'oldAct before 1 Mar 2024May have passed',
  ]);
  expect(addresses()).toContain(to);
});

it.each([
  ['th', 'DC-6911-0007ต้องดำเนินการก่อน 6 ธ.ค. 2569เหลือ 12 วัน', 'อาจพ้นกำหนดแล้ว'],
  ['zh', 'DC-6911-0007须在2026年12月6日之前办理剩余12天', '期限可能已过'],
] as const)('says so in %s', async (language, near, passed) => {
  await speak(language);
  draw(null);
  expect(lines()[0]).toBe(near);
  expect(lines()[2]).toContain(passed);
});

it('what has passed never hides what can still be done in time', () => {
  const many = (kind: string, day: string) =>
    Array.from({ length: 5 }, (_, index) => of(`${kind}-${index}`, day));
  vi.mocked(useNearCases).mockReturnValue(ready(many('near', '2026-12-06')));
  vi.mocked(usePassedCases).mockReturnValue(ready(many('passed', TODAY)));
  draw(null);
  expect(lines()).toHaveLength(5);
  expect(lines().every((line) => line.startsWith('near'))).toBe(true);
});

it('is left out where no case has such a day, and says when one list could not be read', async () => {
  const retry = vi.fn();
  vi.mocked(useNearCases).mockReturnValue(ready([]));
  vi.mocked(usePassedCases).mockReturnValue(ready([]));
  const { unmount } = draw(null);
  screen.getByText('Nothing is waiting');
  unmount();
  vi.mocked(usePassedCases).mockReturnValue({ status: 'failed', data: undefined, problem: 'unknown', retry });
  const { person } = draw(null);
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(retry).toHaveBeenCalledOnce();
});
