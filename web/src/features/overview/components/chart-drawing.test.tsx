import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as library from '../draw-chart';
import type { Plot } from '../plot';
import { ChartDrawing } from './chart-drawing';
import '@/testing/patience';

const drawChart = vi.hoisted(() => vi.fn<typeof library.drawChart>());
vi.mock('../draw-chart', () => ({ drawChart }));

const point = vi.fn<library.Drawn['point']>();
const update = vi.fn();
const destroy = vi.fn();
const plot: Plot = {
  direction: 'rows',
  labels: ['ยื่นเรื่องแล้ว', 'สำเร็จ'],
  marks: ['1,200', '0'],
  series: [
    {
      label: 'เคส',
      fills: [
        { ink: 'status-submitted', hatch: 'rising' },
        { ink: 'status-completed', hatch: 'solid' },
      ],
      values: [1_200, 0],
    },
  ],
  tips: [
    { title: 'ยื่นเรื่องแล้ว', lines: ['เคส: 1,200', 'ยอดหนี้: ฿1,250.29'] },
    { title: 'สำเร็จ', lines: ['เคส: 0', 'ยอดหนี้: ฿0.00'] },
  ],
};
const drawing = (shown = plot) => <ChartDrawing plot={shown} label="แผนภูมิ" onFailed={() => {}} />;
const picture = () => screen.getByRole('img', { name: 'แผนภูมิ' });
/** What the chart was given beside its plot. */
const beside = () => drawChart.mock.lastCall![2];
const tell = (index: number) =>
  act(async () => beside().onTooltip({ index, across: 0.5, down: 40, beneath: true }));

afterEach(cleanup);
beforeEach(() => {
  vi.clearAllMocks();
  drawChart.mockReturnValue({ point, update, destroy });
});

it('writes each label and its figure, and keeps its height before and after the library comes', async () => {
  render(drawing());
  const { height } = picture().parentElement!.style;
  expect(height).toBe('6.75rem');
  await waitFor(() => expect(drawChart).toHaveBeenCalledTimes(1));
  expect(picture().textContent).toBe('ยื่นเรื่องแล้ว1,200สำเร็จ0');
  expect(picture().parentElement!.style.height).toBe(height);
  // What has no room is cut by the browser, which cuts between letters.
  expect(screen.getByText('ยื่นเรื่องแล้ว').className).toContain('truncate');
});

it('has an engraving for each fill that has lines, where the bars look for it', async () => {
  render(drawing());
  await waitFor(() => expect(drawChart).toHaveBeenCalled());
  const ids = [...picture().querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
  expect(ids).toEqual([beside().engravingOf({ ink: 'status-submitted', hatch: 'rising' })]);
});

it('tells what is pointed at, exactly, and no longer when the pointer goes', async () => {
  render(drawing());
  await waitFor(() => expect(drawChart).toHaveBeenCalled());
  fireEvent.pointerMove(picture(), { clientX: 30, clientY: 12 });
  expect(point.mock.lastCall?.[0]).toMatchObject({ clientX: 30, clientY: 12 });
  await tell(0);
  expect(screen.getByText('ยอดหนี้: ฿1,250.29').parentElement?.textContent).toBe(
    'ยื่นเรื่องแล้วเคส: 1,200ยอดหนี้: ฿1,250.29',
  );
  await tell(1);
  expect(screen.getByText('ยอดหนี้: ฿0.00')).toBeDefined();
  expect(screen.queryByText('ยอดหนี้: ฿1,250.29')).toBeNull();
  fireEvent.pointerLeave(picture().parentElement!, { pointerType: 'mouse' });
  expect(point).toHaveBeenLastCalledWith(null);
  await act(async () => beside().onTooltip(null));
  expect(screen.queryByText('ยอดหนี้: ฿0.00')).toBeNull();
});

it('keeps telling when a finger is lifted, until it touches something else or Escape is pressed', async () => {
  render(drawing());
  await waitFor(() => expect(drawChart).toHaveBeenCalled());
  fireEvent.pointerDown(picture(), { clientX: 30, clientY: 12, pointerType: 'touch' });
  await tell(0);
  fireEvent.pointerLeave(picture().parentElement!, { pointerType: 'touch' });
  expect(point).not.toHaveBeenCalledWith(null);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(point).not.toHaveBeenCalledWith(null);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(point).toHaveBeenLastCalledWith(null);
  point.mockClear();
  fireEvent.pointerDown(document.body);
  expect(point).toHaveBeenLastCalledWith(null);
});

it('is drawn once at a time, also in strict mode, and destroyed when it goes', async () => {
  const { rerender, unmount } = render(<StrictMode>{drawing()}</StrictMode>);
  await waitFor(() => expect(drawChart).toHaveBeenCalled());
  expect(drawChart.mock.calls.length - destroy.mock.calls.length).toBe(1);
  rerender(<StrictMode>{drawing({ ...plot })}</StrictMode>);
  expect(update).not.toHaveBeenCalled();
  const next = { ...plot, marks: ['1,201', '0'] };
  rerender(<StrictMode>{drawing(next)}</StrictMode>);
  expect(update).toHaveBeenCalledExactlyOnceWith(next);
  unmount();
  expect(destroy.mock.calls.length).toBe(drawChart.mock.calls.length);
});
