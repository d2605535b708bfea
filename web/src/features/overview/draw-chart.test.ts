import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawChart, type Drawn } from './draw-chart';
import type { Plot } from './plot';
import type { TooltipPosition } from './tooltip-position';

const ROWS: Plot = {
  direction: 'rows',
  labels: ['Open', 'Completed', 'Nothing', 'A trace'],
  series: [
    { label: 'new', fills: [{ ink: 'brass', hatch: 'rising' }], values: [60, 0, 0, 0] },
    {
      label: 'old',
      fills: [
        { ink: 'ink', hatch: 'ruled' },
        { ink: 'ink', hatch: 'crossed' },
        { ink: 'ink', hatch: 'dotted' },
        { ink: 'ink', hatch: 'solid' },
      ],
      values: [40, 50, 0, 0.01],
    },
  ],
  tips: [],
};
const COLUMNS: Plot = {
  direction: 'columns',
  labels: ['31 Aug', '7 Sep', '14 Sep', '21 Sep'],
  axis: [0, 2, 4, 6, 8].map((value) => ({ value, text: `${value} cases` })),
  series: [
    { label: 'in', fills: [{ ink: 'brass', hatch: 'rising' }], values: [8, 4, 0, 2] },
    { label: 'done', fills: [{ ink: 'ink', hatch: 'solid' }], values: [2, 0, 0, 6] },
  ],
  tips: [],
};

/** The size of the paper, which jsdom does not lay out. */
const size = { width: 400, height: 216 };
let sizeChanged = () => {};
const observed = vi.fn();
const unobserved = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(size, { width: 400, height: 216 });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  // The library asks whether there is one, and then has no use for it.
  vi.stubGlobal('matchMedia', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
      disconnect = unobserved;
      constructor(changed: () => void) {
        sizeChanged = changed;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onTooltip = vi.fn<(position: TooltipPosition | null) => void>();
function draw(plot: Plot): { paper: HTMLElement; chart: Drawn } {
  onTooltip.mockClear();
  const paper = document.createElement('div');
  const chart = drawChart(paper, plot, {
    engravingOf: ({ ink, hatch }) => `url(#${ink}-${hatch})`,
    onTooltip,
  });
  vi.runAllTimers();
  return { paper, chart };
}

/** What is drawn at a place, in order: how long, from where, and how thick; the frame of a bar lies within it. */
function barsOf(paper: HTMLElement, place: number) {
  return [...paper.querySelectorAll(`path[data-place="${place}"]`)].map((bar) => {
    const xs: number[] = [];
    const ys: number[] = [];
    for (const [, letter, numbers = ''] of (bar.getAttribute('d') ?? '').matchAll(/([MHV])([^MHV]+)/g)) {
      const [first = 0, second = first] = numbers.split(' ').map(Number);
      if (letter !== 'V') xs.push(first);
      if (letter !== 'H') ys.push(second);
    }
    const frame = Number(bar.getAttribute('stroke-width'));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { left, right, top, bottom, frame, fill: bar.getAttribute('fill') };
  });
}
const lengthOf = (bar: ReturnType<typeof barsOf>[number] | undefined) =>
  bar && bar.right - bar.left + bar.frame / 2;
const heightOf = (bar: ReturnType<typeof barsOf>[number] | undefined) =>
  bar && bar.bottom - bar.top + bar.frame / 2;

it('rows are as long as their figures say, the greatest from edge to edge, the parts of one after each other', () => {
  const { paper } = draw(ROWS);
  const [first, second] = barsOf(paper, 0);
  expect(lengthOf(first)).toBeCloseTo(240);
  expect(lengthOf(second)).toBeCloseTo(160);
  expect([first?.left, second?.left]).toEqual([0, 240]);
  expect(barsOf(paper, 1).map(lengthOf)).toEqual([200]);
  // In the middle of the second of four rows of 54 px.
  expect(barsOf(paper, 1).map(({ top, bottom }) => (top + bottom) / 2)).toEqual([81]);
});

it('nothing is not drawn, and a trace is seen', () => {
  const { paper } = draw(ROWS);
  expect(barsOf(paper, 2)).toEqual([]);
  expect(barsOf(paper, 3).map(lengthOf)).toEqual([2]);
  const none = { ...ROWS, series: [{ label: '', fills: [], values: [0, 0, 0, 0] }] };
  expect(draw(none).paper.querySelectorAll('path')).toHaveLength(0);
  expect(draw(none).paper.querySelectorAll('svg')).toHaveLength(1);
});

it('columns are as high as their figures say against the lines behind them, those of a place side by side', () => {
  const { paper } = draw(COLUMNS);
  const lineOf = (index: number) => Number(paper.querySelectorAll('line')[index]?.getAttribute('y1'));
  const [bottom, top] = [lineOf(0), lineOf(4)];
  expect(bottom - top).toBeGreaterThan(150);
  const [first, second] = barsOf(paper, 0);
  expect(heightOf(first)).toBeCloseTo(bottom - top);
  expect(heightOf(second)).toBeCloseTo((bottom - top) / 4);
  expect(barsOf(paper, 1).map(heightOf)).toEqual([expect.closeTo((bottom - top) / 2)]);
  expect(barsOf(paper, 2)).toEqual([]);
  const width = (bar: typeof first) => bar && bar.right - bar.left + bar.frame;
  expect(width(second)).toBeCloseTo(width(first) ?? 0);
  expect(second?.left).toBeCloseTo((first?.right ?? 0) + (first?.frame ?? 0));
});

it('each bar has its own engraving, and a solid one its colour', () => {
  const { paper } = draw(ROWS);
  expect(barsOf(paper, 0).map(({ fill }) => fill)).toEqual(['url(#brass-rising)', 'url(#ink-ruled)']);
  expect(barsOf(paper, 1).map(({ fill }) => fill)).toEqual(['url(#ink-crossed)']);
  expect(barsOf(paper, 3).map(({ fill }) => fill)).toEqual(['currentColor']);
});

const textsOf = (paper: HTMLElement) =>
  [...paper.querySelectorAll('span')].map(({ textContent }) => textContent);

it('writes the figures of the axis as they are given, and as many labels as there is room for', () => {
  const figures = ['0 cases', '2 cases', '4 cases', '6 cases', '8 cases'];
  const { paper } = draw(COLUMNS);
  expect(textsOf(paper)).toEqual([...COLUMNS.labels, ...figures]);
  size.width = 240;
  sizeChanged();
  expect(textsOf(paper)).toEqual(['31 Aug', '14 Sep', ...figures]);
  // Labels of rows are written next to the drawing.
  expect(textsOf(draw(ROWS).paper)).toEqual([]);
});

it('is redrawn when its size changes, and when its figures do', () => {
  const { paper, chart } = draw(ROWS);
  size.width = 800;
  sizeChanged();
  expect(barsOf(paper, 1).map(lengthOf)).toEqual([400]);
  chart.update({ ...ROWS, series: ROWS.series.slice(1) });
  expect(barsOf(paper, 0).map(lengthOf)).toEqual([640]);
  expect(barsOf(paper, 1).map(lengthOf)).toEqual([800]);
  expect(paper.querySelectorAll('svg')).toHaveLength(1);
});

it('knows the row under a point, wherever along it, and where its bar ends', () => {
  const { paper, chart } = draw(ROWS);
  chart.point({ clientX: 399, clientY: 60 });
  expect(onTooltip).toHaveBeenLastCalledWith({ index: 1, across: 0.5, down: 87.5, beneath: true });
  expect([...paper.querySelectorAll('[data-pointed]')].map((bar) => bar.getAttribute('data-place'))).toEqual([
    '1',
  ]);
  chart.point({ clientX: 3, clientY: 100 });
  expect(onTooltip).toHaveBeenCalledTimes(1);
  // A row of which nothing is drawn tells so.
  chart.point({ clientX: 3, clientY: 110 });
  expect(onTooltip).toHaveBeenLastCalledWith({ index: 2, across: 0, down: 108, beneath: false });
  expect(paper.querySelectorAll('[data-pointed]')).toHaveLength(0);
  chart.point({ clientX: 3, clientY: 5_000 });
  expect(onTooltip.mock.lastCall?.[0]?.index).toBe(3);
  chart.point(null);
  expect(onTooltip).toHaveBeenLastCalledWith(null);
});

it('finds the column under a point, at any height above it, and keeps it across a redraw', () => {
  const { paper, chart } = draw(COLUMNS);
  const [left = 0, right = 0] = ['x1', 'x2'].map((x) => Number(paper.querySelector('line')?.getAttribute(x)));
  expect(right).toBe(400);
  const each = (right - left) / 4;
  chart.point({ clientX: left + each * 1.9, clientY: 1 });
  expect(onTooltip.mock.lastCall?.[0]).toMatchObject({ index: 1, across: (left + each * 1.5) / 400 });
  expect(onTooltip.mock.lastCall?.[0]?.down).toBeCloseTo(barsOf(paper, 1)[0]!.top - 0.75);
  size.width = 800;
  sizeChanged();
  expect(onTooltip.mock.lastCall?.[0]).toMatchObject({
    index: 1,
    across: (left + ((800 - left) / 4) * 1.5) / 800,
  });
  expect(paper.querySelectorAll('[data-pointed]')).toHaveLength(1);
  chart.update({ ...COLUMNS, labels: ['31 Aug'], series: [] });
  expect(onTooltip).toHaveBeenLastCalledWith(null);
});

it('leaves nothing behind, drawn already or not yet', () => {
  const { paper, chart } = draw(ROWS);
  chart.destroy();
  expect(paper.childElementCount).toBe(0);
  expect(unobserved).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  expect(paper.childElementCount).toBe(0);
  const early = document.createElement('div');
  drawChart(early, ROWS, { engravingOf: () => '', onTooltip }).destroy();
  vi.runAllTimers();
  expect(early.childElementCount).toBe(0);
});
