import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
  type ChartData,
  type ChartOptions,
  type Plugin,
} from 'chart.js';
import { engrave, inksOf, type Inks } from './engrave';
import type { Plot } from './plot';

// What bar charts need, and nothing else of the library.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Long enough to see what changed, short enough not to be waited for; in ms. */
const MOVES_FOR = 220;
const FONT_SIZE = 13;
/** Room under a label for its bar, px. */
const LABEL_RISE = 9;
const BAR = 13;
/** With more columns than this their frames are thinner. */
const MANY = 20;

type Scales = NonNullable<ChartOptions<'bar'>['scales']>;

export interface Drawn {
  update: (plot: Plot) => void;
  destroy: () => void;
}

/** Draws a chart in the colours that the canvas's place in the page has now. */
export function drawChart(canvas: HTMLCanvasElement, plot: Plot): Drawn {
  const inks = inksOf(canvas);
  let current = plot;
  const chart = new Chart(canvas, {
    type: 'bar',
    data: dataOf(plot, inks),
    options: optionsOf(plot, inks),
    plugins: plot.direction === 'rows' ? [rowLabels(() => current, inks)] : [],
  } satisfies ChartConfiguration<'bar', (number | null)[], string>);
  return {
    update: (next) => {
      current = next;
      chart.data = dataOf(next, inks);
      chart.options = optionsOf(next, inks);
      chart.update();
    },
    destroy: () => chart.destroy(),
  };
}

function dataOf(
  { direction, labels, series }: Plot,
  inks: Inks,
): ChartData<'bar', (number | null)[], string> {
  return {
    labels: [...labels],
    datasets: series.map(({ label, values, fills }, index) => {
      const fill = fills.map(({ ink, hatch }) => engrave(inks, ink, hatch));
      const edge = fills.map(({ ink }) => inks.of(ink));
      return {
        label,
        // Nothing is no short bar.
        data: values.map((value) => (value === 0 ? null : value)),
        backgroundColor: fill,
        hoverBackgroundColor: fill,
        borderColor: edge,
        hoverBorderColor: inks.of('ink'),
        borderWidth: labels.length > MANY ? 1 : 1.5,
        borderSkipped: 'start' as const,
        ...(direction === 'rows'
          ? { barThickness: BAR, minBarLength: 2, stack: 'one' }
          : {
              grouped: false,
              // The narrow ones stand in front.
              order: series.length - index,
              categoryPercentage: 0.86,
              barPercentage: index === 0 ? 1 : 0.5,
            }),
      };
    }),
  };
}

function optionsOf(plot: Plot, inks: Inks): ChartOptions<'bar'> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const rows = plot.direction === 'rows';
  const font = { family: inks.font, size: FONT_SIZE };
  return {
    responsive: true,
    maintainAspectRatio: false,
    indexAxis: rows ? 'y' : 'x',
    animation: still ? false : { duration: MOVES_FOR },
    font,
    color: inks.of('ink-soft'),
    interaction: { mode: 'index', intersect: false, axis: rows ? 'y' : 'x' },
    layout: { padding: rows ? 0 : { top: 6 } },
    scales: rows ? rowScales() : columnScales(inks, font),
    plugins: {
      tooltip: {
        backgroundColor: inks.of('ink'),
        titleColor: inks.of('paper'),
        bodyColor: inks.of('paper'),
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        titleMarginBottom: 6,
        // Thai marks stand high and hang low.
        bodySpacing: 6,
        padding: 10,
        cornerRadius: 2,
        displayColors: false,
        caretSize: 5,
        callbacks: {
          title: ([item]) => plot.tips[item?.dataIndex ?? -1]?.title ?? '',
          label: () => [],
          afterBody: ([item]) => [...(plot.tips[item?.dataIndex ?? -1]?.lines ?? [])],
        },
      },
    },
  };
}

/** Labels and figures stand over the bars, so that neither axis is needed. */
function rowScales(): Scales {
  return {
    x: { display: false, stacked: true, beginAtZero: true, bounds: 'data' },
    y: { display: false, stacked: true, offset: true },
  };
}

/** The lines of a ledger; the figures at the side, whole cases. */
function columnScales(inks: Inks, font: { family: string; size: number }): Scales {
  const ticks = { color: inks.of('ink-soft'), font };
  return {
    x: {
      grid: { display: false },
      border: { color: inks.of('rule-strong'), width: 2 },
      ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 14 },
    },
    y: {
      beginAtZero: true,
      suggestedMax: 4,
      grid: { color: inks.of('rule'), tickLength: 0 },
      border: { display: false },
      ticks: { ...ticks, precision: 0, maxTicksLimit: 6, padding: 8 },
    },
  };
}

/** Writes each row's label over its bar and its figure at the end of that line, and rules a line between rows. */
function rowLabels(plot: () => Plot, inks: Inks): Plugin<'bar'> {
  return {
    id: 'row-labels',
    afterDatasetsDraw: (chart) => {
      const { ctx, chartArea } = chart;
      const { left, right } = chartArea;
      const { labels, marks = [] } = plot();
      ctx.save();
      ctx.textBaseline = 'alphabetic';
      ctx.font = `${FONT_SIZE + 1}px ${inks.font}`;
      chart.getDatasetMeta(0).data.forEach(({ y }, index) => {
        const line = y - BAR / 2 - LABEL_RISE;
        const mark = marks[index] ?? '';
        ctx.font = `600 ${FONT_SIZE + 1}px ${inks.font}`;
        ctx.fillStyle = inks.of('ink');
        ctx.textAlign = 'right';
        ctx.fillText(mark, right, line);
        const room = right - left - ctx.measureText(mark).width - 16;
        ctx.font = `${FONT_SIZE + 1}px ${inks.font}`;
        ctx.textAlign = 'left';
        ctx.fillText(fit(ctx, labels[index] ?? '', room), left, line);
        if (index === 0) return;
        ctx.strokeStyle = inks.of('rule');
        ctx.lineWidth = 1;
        ctx.beginPath();
        const above = line - FONT_SIZE - 9.5;
        ctx.moveTo(left, Math.round(above) + 0.5);
        ctx.lineTo(right, Math.round(above) + 0.5);
        ctx.stroke();
      });
      ctx.restore();
    },
  };
}

/** As much of a text as there is room for, cut between what a reader takes for letters. */
function fit(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  if (ctx.measureText(text).width <= room) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && ctx.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
