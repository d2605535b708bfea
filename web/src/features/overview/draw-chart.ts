import {
  BarChart,
  FixedScaleAxis,
  Svg,
  type BarChartData,
  type BarChartOptions,
  type BarDrawEvent,
} from 'chartist';
import { INKS } from './engrave';
import type { Fill, Plot } from './plot';
import { placeAt, tooltipPositionOf, type Drawing, type TooltipPosition } from './tooltip-position';

/** How thick a row's bar is, px. */
const BAR = 13;
/** What there is of anything can be seen, px. */
const SHORTEST = 2;
/** The part of its place that the columns of a group take together. */
const GROUP = 0.84;
/** With more columns than this their frames are thinner. */
const MANY = 20;
/** Room for a label under the columns, for a digit at their side, and between a figure and its bar; px. */
const LABEL = 60;
const DIGIT = 8;
const GAP = 10;
const BAR_CLASSES =
  'stroke-current data-pointed:stroke-ink forced-colors:text-[CanvasText] forced-colors:data-pointed:stroke-[Highlight]';
const PLAIN: Fill = { ink: 'ink', hatch: 'solid' };

export interface Drawn {
  /** Points at the place of a point of the window, or at none. */
  point: (at: { clientX: number; clientY: number } | null) => void;
  update: (plot: Plot) => void;
  destroy: () => void;
}

interface Beside {
  /** What fills a bar: the address of an engraving in the page. */
  engravingOf: (fill: Fill) => string;
  /** Called with the position of what is pointed at, and again after each redraw. */
  onTooltip: (position: TooltipPosition | null) => void;
}

/** Draws a chart into an empty element, as large as that is at the time. */
export function drawChart(paper: HTMLElement, first: Plot, { engravingOf, onTooltip }: Beside): Drawn {
  let plot = first;
  let pointed: number | null = null;
  let drawing: Drawing | undefined;
  let ends: number[] = [];
  const show = () => {
    for (const bar of paper.querySelectorAll('[data-place]'))
      bar.toggleAttribute('data-pointed', bar.getAttribute('data-place') === String(pointed));
    onTooltip(drawing === undefined || pointed === null ? null : tooltipPositionOf(drawing, pointed, BAR));
  };

  const chart = new BarChart(paper, dataOf(plot), optionsOf(plot, paper));
  chart.on('draw', (event) => {
    // The baseline of the columns.
    if (event.type === 'grid' && event.index === 0)
      event.element.removeClass('text-rule').addClass('stroke-2 text-rule-strong');
    if (event.type !== 'bar') return;
    const { bar, place, end } = barOf(event, plot, engravingOf);
    event.element.replace(bar);
    const before = ends[place] ?? end;
    ends[place] = plot.direction === 'rows' ? Math.max(before, end) : Math.min(before, end);
  });
  chart.on('created', ({ chartRect: { x1, x2, y1, y2 } }) => {
    const area = { left: x1, right: x2, top: y2, bottom: y1 };
    const places = plot.labels.length;
    drawing = { direction: plot.direction, places, area, ends, width: paper.clientWidth };
    ends = [];
    if (pointed === null) return;
    if (pointed >= places) pointed = null;
    show();
  });
  // The library listens for window resizes only.
  const observer = new ResizeObserver(() => {
    if (drawing !== undefined && paper.clientWidth !== drawing.width) chart.update();
  });
  observer.observe(paper);

  return {
    point: (at) => {
      const { left, top } = paper.getBoundingClientRect();
      const next =
        at === null || drawing === undefined
          ? null
          : placeAt(drawing, { x: at.clientX - left, y: at.clientY - top });
      if (next === pointed) return;
      pointed = next;
      show();
    },
    update: (next) => {
      plot = next;
      chart.update(dataOf(next), optionsOf(next, paper));
    },
    destroy: () => {
      observer.disconnect();
      chart.detach();
      paper.replaceChildren();
    },
  };
}

function dataOf({ direction, labels, series }: Plot): BarChartData {
  // Rows are drawn from the lowest up. Nothing is no short bar.
  const inOrder = <Item>(items: readonly Item[]) => (direction === 'rows' ? items.toReversed() : [...items]);
  return {
    labels: inOrder(labels),
    series: series.map(({ values }) => inOrder(values).map((value) => (value === 0 ? null : value))),
  };
}

function optionsOf(plot: Plot, paper: HTMLElement): BarChartOptions {
  const bare = { offset: 0, showGrid: false, showLabel: false };
  const classNames = {
    chart: 'block overflow-visible',
    grid: 'stroke-current text-rule forced-colors:text-[CanvasText]',
    label: 'flex text-[0.8125rem] leading-5 whitespace-nowrap text-ink-soft figures',
    horizontal: 'justify-center',
    vertical: 'items-end justify-end',
  };
  if (plot.direction === 'rows')
    return {
      horizontalBars: true,
      stackBars: true,
      low: 0,
      chartPadding: 0,
      axisX: { ...bare, type: FixedScaleAxis },
      axisY: bare,
      classNames,
    };
  const { labels, axis = [] } = plot;
  const side = Math.max(...axis.map(({ text }) => text.length)) * DIGIT + GAP;
  return {
    seriesBarDistance: 0,
    low: 0,
    high: axis.at(-1)?.value ?? 1,
    chartPadding: { top: GAP, right: 0, bottom: 0, left: 0 },
    axisX: {
      offset: 30,
      showGrid: false,
      labelInterpolationFnc: (label, index) => {
        const each = (paper.clientWidth - side) / labels.length;
        return index % Math.ceil(LABEL / each) === 0 ? label : null;
      },
    },
    axisY: {
      type: FixedScaleAxis,
      ticks: axis.map(({ value }) => value),
      offset: side,
      // Beside its line, not on it.
      labelOffset: { x: 0, y: 10 },
      labelInterpolationFnc: (_, index) => axis[index]?.text,
    },
    classNames,
  };
}

/** In place of the library's thick line: engraved, in a frame, and never too short to be seen. */
function barOf(event: BarDrawEvent, plot: Plot, engravingOf: Beside['engravingOf']) {
  const { labels, series, direction } = plot;
  const place = direction === 'rows' ? labels.length - 1 - event.index : event.index;
  const fills = series[event.seriesIndex]?.fills ?? [];
  const { ink, hatch } = fills[place] ?? fills[0] ?? PLAIN;
  const frame = labels.length > MANY ? 1 : 1.5;
  const { d, end } =
    direction === 'rows'
      ? rowOf(event, frame)
      : columnOf(event, frame, { places: labels.length, series: series.length });
  const bar = new Svg(
    'path',
    {
      d,
      fill: hatch === 'solid' ? 'currentColor' : engravingOf({ ink, hatch }),
      'stroke-width': frame,
      'data-place': place,
    },
    `${INKS[ink]} ${BAR_CLASSES}`,
  );
  return { bar, place, end };
}

/** A bar has no frame where it begins; the frame lies within it. */
function rowOf({ x1, x2, y1: y }: BarDrawEvent, frame: number): { d: string; end: number } {
  const end = Math.max(x2, x1 + SHORTEST);
  const half = (BAR - frame) / 2;
  return { end, d: `M${x1} ${y - half}H${end - frame / 2}V${y + half}H${x1}` };
}

/** The columns of a place are side by side, in the order of their series. */
function columnOf(
  { x1: centre, y1, y2, seriesIndex, chartRect }: BarDrawEvent,
  frame: number,
  { places, series }: { places: number; series: number },
): { d: string; end: number } {
  const end = Math.min(y2, y1 - SHORTEST);
  const width = ((chartRect.width() / places) * GROUP) / series;
  const x = centre + (seriesIndex - (series - 1) / 2) * width;
  const half = (width - frame) / 2;
  return { end, d: `M${x - half} ${y1}V${end + frame / 2}H${x + half}V${y1}` };
}
