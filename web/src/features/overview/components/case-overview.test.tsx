import { addDays, dayOf, weekOf } from '@app/domain/calendar';
import { sumOf, type CaseSums } from '@app/domain/case-tally';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import type * as drawing from '../draw-chart';
import type { Plot } from '../plot';
import { CaseOverview } from './case-overview';

/** What is drawn at the moment, by the name of its picture; what is drawn, `draw-chart.test.ts` looks at. */
const drawn = new Map<string, Plot>();
const drawChart = vi.hoisted(() => vi.fn<typeof drawing.drawChart>());
vi.mock('../draw-chart', () => ({ drawChart }));

const TODAY = dayOf(new Date());
const sums = sumOf([
  {
    by_status: {
      Submitted: { count: 1_200, satang: 125_029 },
      'In Progress': { count: 3, satang: 7_500_000 },
      Completed: { count: 2, satang: 11_345_050 },
    },
    by_week: {
      [weekOf(TODAY)]: { submitted: 4, completed: 1 },
      [weekOf(addDays(TODAY, -7 * 20))]: { submitted: 9 },
    },
    open_by_day: {
      [addDays(TODAY, -10)]: { count: 5, satang: 100 },
      [addDays(TODAY, -200)]: { count: 1, satang: 250 },
    },
    by_partner: { p1: { open: 2, satang: 500, completed: 7 }, 'p2-gone-for-good': { open: 1, satang: 1 } },
  },
]);
const names = new Map([['p1', 'บริษัท อีสานลีกัล จำกัด']]);

type Shards = Parameters<typeof CaseOverview>[0]['shards'];
const retry = vi.fn();
const ready = (...data: CaseSums[]): Shards => ({ status: 'ready', data, problem: undefined, retry });

beforeEach(async () => {
  drawn.clear();
  vi.clearAllMocks();
  drawChart.mockImplementation((paper, plot) => {
    const name = paper.closest('[role="img"]')?.getAttribute('aria-label') ?? '';
    drawn.set(name, plot);
    return {
      point: () => {},
      update: (next) => void drawn.set(name, next),
      destroy: () => void drawn.delete(name),
    };
  });
  await speak('en');
});

// Nothing here leads anywhere, so that what is drawn again needs no router around it.
const overview = (shards: Shards) => <CaseOverview shards={shards} names={names} />;
const tableOf = (title: string) => screen.getByText(title, { selector: 'caption' }).closest('table')!;
const cellsOf = (title: string) =>
  [...tableOf(title).rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
const plotOf = (title: string) => [...drawn].find(([name]) => name.includes(title))?.[1];

it('shows every figure as a table as well, exact and in the reader’s language', async () => {
  renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  expect(cellsOf('Cases by status')).toEqual([
    ['Status', 'Cases', 'Amount'],
    ['Submitted', '1,200', '฿1,250.29'],
    ['In progress', '3', '฿75,000.00'],
    ['Completed', '2', '฿113,450.50'],
    ['Cancelled', '0', '฿0.00'],
    ['Total', '1,205', '฿189,700.79'],
  ]);
  expect(cellsOf('Amounts open and completed')).toEqual([
    ['Group', 'Cases', 'Amount'],
    ['Open', '1,203', '฿76,250.29'],
    ['of which Submitted', '1,200', '฿1,250.29'],
    ['of which In progress', '3', '฿75,000.00'],
    ['Completed', '2', '฿113,450.50'],
  ]);
  expect(cellsOf('Age of open cases').slice(1)).toEqual([
    ['0–30 days', '5', '฿1.00'],
    ['31–60 days', '0', '฿0.00'],
    ['61–90 days', '0', '฿0.00'],
    ['91–180 days', '0', '฿0.00'],
    ['Over 180 days', '1', '฿2.50'],
  ]);
  expect(cellsOf('Cases in hand by partner').slice(1)).toEqual([
    ['บริษัท อีสานลีกัล จำกัด', '2', '฿5.00', '7'],
    ['Partner p2-gone-', '1', '฿0.01', '0'],
  ]);
  await waitFor(() => expect(drawn.size).toBe(5));
  expect(plotOf('Cases by status')).toMatchObject({
    marks: ['1,200', '3', '2', '0'],
    series: [{ values: [1_200, 3, 2, 0] }],
  });
  // The tooltip repeats the table row.
  expect(plotOf('Amounts open')?.tips[0]).toEqual({
    title: 'Open',
    lines: ['Cases: 1,203', 'Amount: ฿76,250.29'],
  });
});

it('is written in Thai with Buddhist years, and in Chinese', async () => {
  await speak('th');
  const { unmount } = renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  expect(cellsOf('เคสใหม่และเคสที่สำเร็จรายสัปดาห์').at(-2)?.[0]).toMatch(/^สัปดาห์นี้ เริ่ม \d+ .+ 25\d\d$/);
  await waitFor(() => expect(drawn.size).toBe(5));
  unmount();
  await speak('zh');
  renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  expect(cellsOf('各状态案件')[1]).toEqual(['已提交', '1,200', '฿1,250.29']);
  await waitFor(() => expect(drawn.size).toBe(5));
});

it('goes back as many weeks as one wants', async () => {
  const { person } = renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  const title = 'New and completed cases by week';
  // Between the heading and the total.
  expect(cellsOf(title)).toHaveLength(14);
  expect(cellsOf(title).at(-1)).toEqual(['Total', '4', '1']);
  const longer = screen.getByRole('button', { name: '26 weeks' });
  expect(longer.getAttribute('aria-pressed')).toBe('false');
  await person.click(longer);
  expect(longer.getAttribute('aria-pressed')).toBe('true');
  expect(cellsOf(title)).toHaveLength(28);
  expect(cellsOf(title).at(-1)).toEqual(['Total', '13', '1']);
  await waitFor(() => expect(plotOf(title)?.labels).toHaveLength(26));
  await person.click(screen.getByRole('button', { name: '52 weeks' }));
  await waitFor(() => expect(plotOf(title)?.labels).toHaveLength(52));
});

it('turns a chart into its table and back', async () => {
  const { person } = renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('aria-label'));
  expect(pictures()).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Show as table: Age of open cases' }));
  expect(pictures()).toHaveLength(4);
  expect(tableOf('Age of open cases').closest('.sr-only')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show as chart: Age of open cases' }));
  expect(pictures()).toHaveLength(5);
  expect(tableOf('Age of open cases').closest('.sr-only')).not.toBeNull();
  // Out of sight, not out of reach.
  expect(screen.getByRole('table', { name: 'Age of open cases' })).toBe(tableOf('Age of open cases'));
  await waitFor(() => expect(drawn.size).toBe(5));
});

it('updates the existing charts when the sums change', async () => {
  const { rerender } = render(overview(ready(sums)));
  await waitFor(() => expect(drawn.size).toBe(5));
  expect(drawChart).toHaveBeenCalledTimes(5);
  const more = sumOf([sums, { by_status: { Submitted: { count: 1, satang: 100 } } }]);
  rerender(overview(ready(more)));
  await waitFor(() => expect(plotOf('Cases by status')?.marks?.[0]).toBe('1,201'));
  expect(cellsOf('Cases by status')[1]).toEqual(['Submitted', '1,201', '฿1,251.29']);
  expect(drawChart).toHaveBeenCalledTimes(5);
});

it('shows the figures as tables when the drawing cannot be had', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<CaseOverview shards={ready(sums)} names={names} />);
  await waitFor(() => expect(screen.getAllByText(/could not be loaded, so its figures/)).toHaveLength(5));
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(tableOf('Cases by status').closest('.sr-only')).toBeNull();
  online.mockRestore();
});

it('says that there are none, or how to try again, and keeps its form while the sums come', async () => {
  const { rerender } = render(overview(ready(sumOf([]))));
  expect(screen.getByText('No cases yet')).toBeDefined();
  rerender(overview({ status: 'loading', data: undefined, problem: undefined, retry }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(overview({ status: 'failed', data: undefined, problem: 'denied', retry }));
  expect(screen.getByRole('alert').textContent).toContain('The overview of cases could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says so where no partner has a case, and waits for the names where one has', () => {
  const { by_status } = sums;
  const { rerender } = render(overview(ready(sumOf([{ by_status }]))));
  expect(screen.getByText('No case is assigned to a partner yet')).toBeDefined();
  rerender(<CaseOverview shards={ready(sums)} names={undefined} />);
  expect(screen.queryByText('Cases in hand by partner', { selector: 'caption' })).toBeNull();
  expect(tableOf('Cases by status')).toBeDefined();
});

it('tells what the partners beyond the tenth have together', () => {
  const by_partner = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`partner-${index}`, { open: 20 - index }]),
  );
  renderScreen(overview(ready(sumOf([{ by_status: sums.by_status, by_partner }]))));
  expect(cellsOf('Cases in hand by partner')).toHaveLength(11);
  expect(screen.getByText('Other partners with cases in hand: 2, cases: 19')).toBeDefined();
});
