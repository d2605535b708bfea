import { startOf } from '@app/domain/calendar';
import { OPEN_STATUSES, type CaseStatus } from '@app/domain/case';
import type { CaseSums } from '@app/domain/case-tally';
import type { Language } from '@app/domain/language';
import type { TFunction } from 'i18next';
import { formatCount, formatDate, formatMoney } from '@/i18n/format';
import { axisSteps } from './axis-steps';
import {
  allCases,
  BUSIEST,
  byAge,
  byPartner,
  byStatus,
  byWeek,
  openAndCompleted,
  type Band,
} from './figures';
import type { Figures, Fill, Plot } from './plot';

/** A sheet of the overview, to be drawn and to be read: the same figures, from the same sums. */
export interface Chart {
  plot: Plot;
  figures: Figures;
}

/** In whose language it is written. */
export interface Writer {
  t: TFunction<['overview', 'status']>;
  language: Language;
}

/** As in the stamps: each status has a pattern besides its colour. */
export const STATUS_FILLS: Record<CaseStatus, Fill> = {
  Submitted: { ink: 'status-submitted', hatch: 'rising' },
  'In Progress': { ink: 'status-progress', hatch: 'crossed' },
  Completed: { ink: 'status-completed', hatch: 'solid' },
  Cancelled: { ink: 'status-cancelled', hatch: 'dotted' },
};

/** One ramp: the longer a case waits, the deeper. */
const AGE_FILLS: readonly Fill[] = (['tint-1', 'tint-2', 'tint-3', 'tint-4', 'solid'] as const).map(
  (hatch) => ({
    ink: 'seal-fill',
    hatch,
  }),
);
const LOAD_FILL: Fill = { ink: 'brass', hatch: 'tint-4' };

/** What a place in the chart tells when it is pointed at is its line in the table. */
function tipsOf({ columns, rows }: Pick<Figures, 'columns' | 'rows'>): Plot['tips'] {
  return rows.map(({ name, cells }) => ({
    title: name,
    lines: cells.map((cell, index) => `${columns[index + 1] ?? ''}: ${cell}`),
  }));
}

/** How many cases have each status now. */
export function statusChart(sums: CaseSums, { t, language }: Writer): Chart {
  const loads = byStatus(sums);
  const figures: Figures = {
    caption: t('overview:status.title'),
    columns: [t('overview:status.name'), t('overview:cases'), t('overview:amount')],
    rows: loads.map(({ status, count, amount }) => ({
      key: status,
      name: t(`status:case.${status}`),
      cells: [formatCount(count, language), formatMoney(amount, language)],
    })),
    total: {
      name: t('overview:total'),
      cells: [
        formatCount(allCases(sums), language),
        formatMoney(Math.round(loads.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100, language),
      ],
    },
  };
  return {
    figures,
    plot: {
      direction: 'rows',
      labels: figures.rows.map(({ name }) => name),
      marks: loads.map(({ count }) => formatCount(count, language)),
      series: [
        {
          label: t('overview:cases'),
          fills: loads.map(({ status }) => STATUS_FILLS[status]),
          values: loads.map(({ count }) => count),
        },
      ],
      tips: tipsOf(figures),
    },
  };
}

/** What came in and what was completed, week by week. @param today the day in Bangkok */
export function weekChart(sums: CaseSums, today: string, weeks: number, { t, language }: Writer): Chart {
  const all = byWeek(sums, today, weeks);
  const columns = [t('overview:weeks.name'), t('overview:weeks.submitted'), t('overview:weeks.completed')];
  const figures: Figures = {
    caption: t('overview:weeks.title'),
    columns,
    rows: all.map(({ monday, submitted, completed }, index) => {
      const date = formatDate(startOf(monday), language);
      return {
        key: monday,
        name: t(index === all.length - 1 ? 'overview:weeks.current' : 'overview:weeks.of', { date }),
        cells: [formatCount(submitted, language), formatCount(completed, language)],
      };
    }),
    total: {
      name: t('overview:total'),
      cells: (['submitted', 'completed'] as const).map((name) =>
        formatCount(
          all.reduce((sum, week) => sum + week[name], 0),
          language,
        ),
      ),
    },
  };
  return {
    figures,
    plot: {
      direction: 'columns',
      labels: all.map(({ monday }) => formatDate(startOf(monday), language, 'dayMonth')),
      axis: axisSteps(Math.max(...all.flatMap(({ submitted, completed }) => [submitted, completed]))).map(
        (value) => ({ value, text: formatCount(value, language) }),
      ),
      series: [
        {
          label: columns[1] ?? '',
          fills: [STATUS_FILLS.Submitted],
          values: all.map(({ submitted }) => submitted),
        },
        {
          label: columns[2] ?? '',
          fills: [STATUS_FILLS.Completed],
          values: all.map(({ completed }) => completed),
        },
      ],
      tips: tipsOf(figures),
    },
  };
}

/** What is still to be got in, and what was. */
export function amountChart(sums: CaseSums, { t, language }: Writer): Chart {
  const { open, completed } = openAndCompleted(sums);
  const parts = byStatus(sums).filter(({ status }) => (OPEN_STATUSES as readonly string[]).includes(status));
  const line = (key: string, name: string, { count, amount }: { count: number; amount: number }) => ({
    key,
    name,
    cells: [formatCount(count, language), formatMoney(amount, language)],
  });
  const columns = [t('overview:amounts.name'), t('overview:cases'), t('overview:amount')];
  const whole = [
    line('open', t('overview:amounts.open'), open),
    line('completed', t('overview:amounts.completed'), completed),
  ];
  const ofWhich = parts.map((part) =>
    line(part.status, t('overview:amounts.ofWhich', { status: t(`status:case.${part.status}`) }), part),
  );
  return {
    figures: {
      caption: t('overview:amounts.title'),
      columns,
      rows: [...whole.slice(0, 1), ...ofWhich, ...whole.slice(1)],
    },
    plot: {
      direction: 'rows',
      labels: whole.map(({ name }) => name),
      marks: [open, completed].map(({ amount }) => formatMoney(amount, language)),
      series: [
        ...parts.map(({ status, amount }) => ({
          label: t(`status:case.${status}`),
          fills: [STATUS_FILLS[status]],
          values: [amount, 0],
        })),
        {
          label: t('status:case.Completed'),
          fills: [STATUS_FILLS.Completed],
          values: [0, completed.amount],
        },
      ],
      tips: tipsOf({ columns, rows: whole }),
    },
  };
}

/** How long the open ones have been open. @param today the day in Bangkok */
export function ageChart(sums: CaseSums, today: string, { t, language }: Writer): Chart {
  const bands = byAge(sums, today);
  const nameOf = ({ from, to }: Band) =>
    to === null ? t('overview:ageing.over', { days: from - 1 }) : t('overview:ageing.days', { from, to });
  const figures: Figures = {
    caption: t('overview:ageing.title'),
    columns: [t('overview:ageing.name'), t('overview:cases'), t('overview:amount')],
    rows: bands.map((band) => ({
      key: String(band.from),
      name: nameOf(band),
      cells: [formatCount(band.count, language), formatMoney(band.amount, language)],
    })),
  };
  return {
    figures,
    plot: {
      direction: 'rows',
      labels: bands.map(nameOf),
      marks: bands.map(({ count }) => formatCount(count, language)),
      series: [{ label: t('overview:cases'), fills: AGE_FILLS, values: bands.map(({ count }) => count) }],
      tips: tipsOf(figures),
    },
  };
}

/**
 * Who has how much in hand, the busiest first.
 * @param names of the partners by their ids; those that are lacking are called by their id
 */
export function loadChart(
  sums: CaseSums,
  names: ReadonlyMap<string, string>,
  { t, language }: Writer,
): Chart & { others: { partners: number; open: number } } {
  const { busiest, others } = byPartner(sums, BUSIEST);
  const figures: Figures = {
    caption: t('overview:load.title'),
    ofCompanies: true,
    columns: [
      t('overview:load.name'),
      t('overview:load.open'),
      t('overview:amount'),
      t('overview:load.completed'),
    ],
    rows: busiest.map(({ partnerId, open, amount, completed }) => ({
      key: partnerId,
      name: names.get(partnerId) ?? t('overview:load.unknown', { id: partnerId.slice(0, 8) }),
      cells: [formatCount(open, language), formatMoney(amount, language), formatCount(completed, language)],
    })),
  };
  return {
    others,
    figures,
    plot: {
      direction: 'rows',
      labels: figures.rows.map(({ name }) => name),
      marks: busiest.map(({ open }) => formatCount(open, language)),
      series: [
        { label: t('overview:load.open'), fills: [LOAD_FILL], values: busiest.map(({ open }) => open) },
      ],
      tips: tipsOf(figures),
    },
  };
}
