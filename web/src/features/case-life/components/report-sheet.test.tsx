import type { Commitment } from '@app/domain/commitment';
import { aCommitment } from '@app/seed/case-life-builders';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-owed-reports';
import { ReportSheet } from './report-sheet';

vi.mock('../api/use-owed-reports', () => ({ useOwedReports: vi.fn() }));

const bangkok = (text: string) => new Date(`${text}:00+07:00`);
const of = (period: number, from: string, due: string, fields: Partial<Commitment> = {}): Commitment => ({
  id: `c_weekly_report_${period}`,
  ...aCommitment({ period, from_at: bangkok(from), due_at: bangkok(due), ...fields }),
});
const late = of(1, '2026-11-26T10:30', '2026-12-03T18:00', { state: 'late', late_by: 'p1' });
const next = of(2, '2026-12-03T18:00', '2026-12-09T18:00');
const held = { id: 'c', status: 'In Progress', partner_id: 'p1' } as const;
const owes = (data: Commitment[] | undefined): Live<Commitment[]> =>
  data === undefined ? { status: 'failed', data, problem: 'denied', retry: vi.fn() } : ready(data);

const show = (data: Commitment[] | undefined, item: Parameters<typeof ReportSheet>[0]['item'] = held) => {
  vi.mocked(api.useOwedReports).mockReturnValue(owes(data));
  return renderScreen(
    <ReportSheet
      item={item}
      reader={{ role: 'customer', uid: 'k' }}
      action={<button>Nothing moved</button>}
    />,
  );
};
const action = () => screen.queryByRole('button', { name: 'Nothing moved' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(bangkok('2026-12-04T10:00'));
});
afterEach(() => vi.useRealTimers());

it('says until when the next report comes, in the reader’s language', async () => {
  await speak('th');
  const { unmount } = show([of(1, '2026-11-26T10:30', '2026-12-03T18:00')]);
  expect(screen.queryByText('รายงานครั้งถัดไปภายใน พฤ. 3 ธ.ค. 2569')).not.toBeNull();
  unmount();
  await speak('en');
  show([of(1, '2026-11-26T10:30', '2026-12-03T18:00')]);
  expect(screen.queryByText('Next report by Thu 3 Dec 2026')).not.toBeNull();
});

it('says which one did not come, and what follows', async () => {
  await speak('en');
  show([next, late]);
  expect(screen.queryByText('The report due on Thu 3 Dec 2026 has not arrived')).not.toBeNull();
  expect(screen.queryByText('Next report by Wed 9 Dec 2026')).not.toBeNull();
  expect(action()).not.toBeNull();
});

it('offers an action while this week’s report is owed, and not once it was written', async () => {
  await speak('en');
  const { unmount } = show([next]);
  expect(action()).not.toBeNull();
  unmount();
  // The report of the week before was written: the next one begins only at its deadline.
  vi.setSystemTime(bangkok('2026-12-02T10:00'));
  show([next]);
  expect(action()).toBeNull();
});

it('says that it is not known in a case without a commitment; shows nothing where it cannot be read', async () => {
  await speak('en');
  const { unmount } = show([]);
  expect(screen.queryByText('Not known yet when the next report is due')).not.toBeNull();
  expect(action()).toBeNull();
  unmount();
  const { container } = show(undefined);
  expect(container.querySelector('#case-report')).toBeNull();
});

it('is not shown of a case that nobody works on', async () => {
  await speak('en');
  for (const item of [
    { ...held, partner_id: null },
    { ...held, status: 'Completed' as const },
  ]) {
    const { container, unmount } = show([next], item);
    expect(container.querySelector('#case-report')).toBeNull();
    unmount();
  }
  expect(show([next]).container.querySelector('#case-report')).not.toBeNull();
});
